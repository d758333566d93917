/** Capabilities beyond what every backend supports (WIRE-79). Features check them by name and know no backend. */
export interface Capabilities {
  /** Customers change their own bookings. */
  amendments: boolean
  /** A change of a booking without a status keeps its status. */
  keepsStatus: boolean
  /** Bookings are listed by whether they have ended, in the order of their pick-ups. */
  timedBookings: boolean
  /** Customers remove past bookings from their own list. */
  removalFromList: boolean
  /** All sessions of an account end at once. */
  signOutEverywhere: boolean
  /** The server sends events for notifications and ended sessions. */
  changeFeed: boolean
  /** The server lists payment providers with their public keys. */
  paymentProviders: boolean
  /**
   * A payment is created for an existing booking, with any provider, and can be checked at any time. Without it
   * Stripe's session is created before the booking, the page captures a PayPal order, and checking an unpaid one
   * deletes its booking.
   */
  paymentsForBookings: boolean
  /** Cars can be sorted, counted by filter, and include unavailable ones. */
  sortedCars: boolean
  /** Filters compare what a car shows: the deposit with its supplier's rate, and four doors as "4+ doors". */
  filtersAsShown: boolean
  /** A car reports whether it is available on the dates. */
  carAvailability: boolean
  /** A call that is repeated with its key is executed once. */
  idempotency: boolean
  /** A booking reserves its car from its creation, paid or not. */
  holdsUnpaidBookings: boolean
  /** Cancelled in time, the payment is refunded (CANCEL-3). */
  refundTerms: boolean
  /** Guests can book again with any address, and a mailed link opens their booking. */
  guestLinks: boolean
  /** A booking is visible only to its customer and staff, and to a guest for an hour. */
  privateBookings: boolean
  /** A license is visible only to its owner and staff. */
  privateLicenses: boolean
  /** The server rejects forms of browsers that have not passed the bot check, where one is configured. */
  requiresBotCheck: boolean
  /** Customers can pay online. Without a provider list from the server: the operator has set a key. */
  onlinePayments: boolean
  /** Passwords are stored as Argon2id hashes; sessions and links as hashes, too. */
  hashedSecrets: boolean
  /** Sent mails and used links are stored for a month. */
  storesMails: boolean
  /** The sessions of customers and guests are in cookies of our server. */
  ownCookies: boolean
  /** The sender of a message to the operator gets a confirmation by email. */
  contactReceipts: boolean
  /** An address receives the newsletter only after its owner has confirmed by a mailed link. */
  confirmsNewsletter: boolean
  /** A location has its lowest price per day. */
  dailyPrices: boolean
  /** Customers are notified of every change and deletion by staff, not only of a new status. */
  notifiesOfChanges: boolean
  /** Drivers enter how and when they arrive, and report a delay to the supplier. */
  tripDetails: boolean
  /** Customer and supplier send each other messages about a booking. */
  bookingMessages: boolean
  /** Suppliers state their rental conditions in figures, and a booking names the version it was made under. */
  rentalConditions: boolean
  /** A customer books for another driver, who gets a link to the booking. */
  mainDrivers: boolean
  /** The operator issues receipts, invoices and credit notes about a booking. */
  receipts: boolean
}

const everything = (is: boolean): Capabilities => ({
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

/** The capabilities of our own server: all. */
export const ALL_CAPABILITIES = everything(true)

/** The capabilities that every backend has: none. */
export const NO_CAPABILITIES = everything(false)

export const CAPABILITY_NAMES = Object.keys(ALL_CAPABILITIES) as readonly (keyof Capabilities)[]
