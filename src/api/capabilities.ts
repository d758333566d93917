/**
 * Capabilities beyond what every backend supports (WIRE-79). Features check a capability, never which backend
 * is used.
 */
export interface Capabilities {
  /** Customers can change their own bookings. */
  amendments: boolean
  /** Updates without a status keep the booking's status. */
  keepsStatus: boolean
  /** Bookings can be filtered by whether they have ended, and sorted by pick-up. */
  timedBookings: boolean
  /** Customers can remove past bookings from their own list. */
  removalFromList: boolean
  /** One call ends all sessions of an account. */
  signOutEverywhere: boolean
  /** The server sends events for notifications and ended sessions. */
  changeFeed: boolean
  /** The server lists payment providers with their public keys. */
  paymentProviders: boolean
  /**
   * A payment is created for an existing booking, with any provider, and can be checked at any time. Otherwise,
   * a Stripe session is created before the booking, the page captures the PayPal order, and checking an unpaid
   * session deletes its booking.
   */
  paymentsForBookings: boolean
  /** Cars can be sorted and counted per filter, and lists can include unavailable ones. */
  sortedCars: boolean
  /**
   * Filters use the values shown for a car: the deposit including the supplier's rate, and four doors as "4+
   * doors".
   */
  filtersAsShown: boolean
  /** A car includes whether it is available on the given dates. */
  carAvailability: boolean
  /** A call that is repeated with the same key is executed only once. */
  idempotency: boolean
  /** A booking reserves its car as soon as it is created, whether paid or not. */
  holdsUnpaidBookings: boolean
  /** The payment is refunded when a booking is cancelled in time (CANCEL-3). */
  refundTerms: boolean
  /**
   * Guests can book with an email address that has an account, and open their booking through an emailed link.
   */
  guestLinks: boolean
  /** A booking is visible only to its customer and staff, and for an hour to the guest who made it. */
  privateBookings: boolean
  /** A license is visible only to its owner and staff. */
  privateLicenses: boolean
  /** If a bot check is configured, the server rejects forms from browsers that have not passed it. */
  requiresBotCheck: boolean
  /** Customers can pay online. If the server does not list providers, the operator must have set a key. */
  onlinePayments: boolean
  /** Passwords are stored as Argon2id hashes; session and link tokens are stored as hashes, too. */
  hashedSecrets: boolean
  /** The server keeps sent emails and used links for a month. */
  storesMails: boolean
  /** The server stores the sessions of customers and guests in its own cookies. */
  ownCookies: boolean
  /** The sender of a message to the operator gets a confirmation by email. */
  contactReceipts: boolean
  /** An address receives the newsletter only after its owner has confirmed it through an emailed link. */
  confirmsNewsletter: boolean
  /** Locations include their lowest price per day. */
  dailyPrices: boolean
  /** Customers are notified of every change or deletion by staff, not only of status changes. */
  notifiesOfChanges: boolean
  /** Drivers can enter how and when they will arrive, and report a delay to the supplier. */
  tripDetails: boolean
  /** Customers and suppliers can send each other messages about a booking. */
  bookingMessages: boolean
  /**
   * Suppliers provide their rental conditions as structured data, and a booking records the version that
   * applies to it.
   */
  rentalConditions: boolean
  /** Customers can book for another driver, who gets a link to the booking. */
  mainDrivers: boolean
  /** The operator issues receipts, invoices and credit notes for bookings. */
  receipts: boolean
}

const makeCapabilities = (is: boolean): Capabilities => ({
  amendments: is,
  keepsStatus: is,
  timedBookings: is,
  removalFromList: is,
  signOutEverywhere: is,
  changeFeed: is,
  paymentProviders: is,
  paymentsForBookings: is,
  sortedCars: is,
  filtersAsShown: is,
  carAvailability: is,
  idempotency: is,
  holdsUnpaidBookings: is,
  refundTerms: is,
  guestLinks: is,
  privateBookings: is,
  privateLicenses: is,
  requiresBotCheck: is,
  onlinePayments: is,
  hashedSecrets: is,
  storesMails: is,
  ownCookies: is,
  contactReceipts: is,
  confirmsNewsletter: is,
  dailyPrices: is,
  notifiesOfChanges: is,
  tripDetails: is,
  bookingMessages: is,
  rentalConditions: is,
  mainDrivers: is,
  receipts: is,
})

/** The capabilities of our own server, which has all of them. */
export const ALL_CAPABILITIES = makeCapabilities(true)

/** The capabilities that can be assumed for every backend: none. */
export const NO_CAPABILITIES = makeCapabilities(false)

export const CAPABILITY_NAMES = Object.keys(ALL_CAPABILITIES) as readonly (keyof Capabilities)[]
