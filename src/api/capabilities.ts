/** What a backend can do beyond what every one of them does (WIRE-79). Features ask for one by its name and know no backend. */
export interface Capabilities {
  /** Customers change their own bookings. */
  amendments: boolean
  /** A change of a booking that names no status leaves it as it is. */
  keepsStatus: boolean
  /** Bookings are listed by whether they have ended, in the order of their pick-ups. */
  timedBookings: boolean
  /** Customers take what is over off their own list. */
  removalFromList: boolean
  /** All sessions of an account end at once. */
  signOutEverywhere: boolean
  /** The server tells of notifications and ended sessions as they come. */
  changeFeed: boolean
  /** It says whom one can pay with, and their public keys. */
  paymentProviders: boolean
  /**
   * A payment is opened for a booking that is there, with any provider, and may be asked about at any time. Without it
   * Stripe's session comes before the booking, the page takes the money of a PayPal order, and to ask about one that
   * is not paid deletes its booking.
   */
  paymentsForBookings: boolean
  /** Cars come in an order that is asked for, counted by filter, and with those that are taken. */
  sortedCars: boolean
  /** Filters compare what a car shows: the deposit with its supplier's rate, and four doors as "4+ doors". */
  filtersAsShown: boolean
  /** A car says whether it is free at the dates. */
  carAvailability: boolean
  /** A call that is sent again with its key is done once. */
  idempotency: boolean
  /** A booking holds its car from the moment that it is there, paid or not. */
  holdsUnpaidBookings: boolean
  /** Cancelled in time, the payment is given back (CANCEL-3). */
  refundTerms: boolean
  /** Guests book again with any address, and a mailed link opens a booking of theirs. */
  guestLinks: boolean
  /** A booking is shown to its own customer and staff alone, to a guest for an hour. */
  privateBookings: boolean
  /** A license is shown to its owner and staff alone. */
  privateLicenses: boolean
  /** The server rejects forms of browsers that have not passed the bot check, where one is configured. */
  requiresBotCheck: boolean
  /** Customers can pay online. Without a list of providers from the server: the operator has set a key. */
  onlinePayments: boolean
  /** Passwords are stored as Argon2id hashes, sessions and links as hashes, too. */
  hashedSecrets: boolean
  /** Sent mails and used links are stored for a month. */
  storesMails: boolean
  /** The sessions of customers and guests are in the cookies of our server. */
  ownCookies: boolean
  /** The sender of a message to the operator gets a confirmation by email. */
  contactReceipts: boolean
  /** An address gets the newsletter only once its owner has confirmed, by a link in an email. */
  confirmsNewsletter: boolean
  /** A location has the lowest price of a day there. */
  dailyPrices: boolean
  /** Customers are notified of every change and deletion by staff, not only of a new status. */
  notifiesOfChanges: boolean
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
})

/** What the server that comes with the app can do: all of it. */
export const ALL_CAPABILITIES = everything(true)

/** What every backend can do of it: nothing. */
export const NO_CAPABILITIES = everything(false)

export const CAPABILITY_NAMES = Object.keys(ALL_CAPABILITIES) as readonly (keyof Capabilities)[]
