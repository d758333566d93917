import type { Capabilities } from '#api/capabilities.ts'

interface PromiseWords {
  /** Words that promise the capability, in any file. */
  words: RegExp
  /** Exceptions: texts with these words that are true on every backend. */
  despite?: RegExp
}

/**
 * The words of texts that may appear only if the backend has a capability (decision 034), or the reason why no
 * text promises it. A new capability needs an entry here.
 */
export const PROMISES: Record<keyof Capabilities, PromiseWords | string> = {
  refundTerms: {
    words: /refund|free (until|cancellation)|cancellation (would|costs)|everything back|a fee/i,
    // Every backend refunds deposits, and pages may report payments as refunded. Only a backend that reports
    // the amount paid (`paidOnline`) shows that less is due now.
    despite:
      /deposit|decides on any|company agrees|Then you get|are not refunded|isn’t refunded|it cancels|payment method;|undamaged|refundable$|Non-refundable|Refund(ed)?\b.*(started|sent|few days)|refunding|booking or refund you|any difference|just ended|email you at once|sets the|own word|a fee for filling|at pick-up\.?$/i,
  },
  amendments: {
    words: /move the dates|changed after booking|cancellation or changes|free changes|see the old/i,
  },
  removalFromList: { words: /cannot be restored/i },
  holdsUnpaidBookings: { words: /\bheld\b|holding the car|customer was faster/i },
  privateBookings: { words: /in this browser for one hour|only you can see/i },
  privateLicenses: { words: /only you and the rental compan|no right to it/i },
  onlinePayments: {
    words: /(pay|paid) online (when|or|is)|or online\.|online payments are taken|before you pay/i,
    // Shown only with a payment provider, or where an amount is paid online.
    despite: /at a rate|PayPal (account|charges)|isn’t refunded/,
  },
  hashedSecrets: { words: /argon2|copy of our database/i },
  storesMails: { words: /one month/i },
  ownCookies: { words: /masar-(session|guest|device)/ },
  contactReceipts: {
    words: /send you a copy|sent a confirmation to|your message has arrived/i,
  },
  confirmsNewsletter: { words: /sent an email to .* confirm|address again to get the link/i },
  dailyPrices: { words: /lowest price per day/i },
  notifiesOfChanges: { words: /deleted, and|will be notified\. Any difference/i },
  tripDetails: {
    words: /arrival details|your flight or train|notified the rental company|you’re late/i,
  },
  mainDrivers: 'A question of checkout, which is left out; other backends have no such bookings.',
  receipts: { words: /invoice|credit note|\breceipts?\b/i },
  bookingMessages: 'The part of a booking with its messages is left out.',
  filtersAsShown: { words: /^deposit up to|4\+ doors/i },
  idempotency: { words: /trying again is safe/i },
  keepsStatus: 'A field of a request.',
  guestLinks: 'The parts that need a link are left out.',
  requiresBotCheck: 'A check, which no sentence promises.',
  timedBookings: 'The page of bookings does it where the backend does not.',
  signOutEverywhere: 'A button, which the route of the settings leaves out.',
  changeFeed: 'Nothing says when news arrive.',
  paymentProviders: 'The list of providers comes from the settings instead.',
  paymentsForBookings: 'The same screens, in another order of calls.',
  sortedCars: 'Controls of the search, which are left out.',
  rentalConditions: 'Shown only where a car or a booking names them.',
  carAvailability: 'Asked of the search instead.',
}

const isPromisedBy = (text: string, promise: PromiseWords | string): boolean =>
  typeof promise !== 'string' && promise.words.test(text) && !promise.despite?.test(text)

/** Returns the capabilities that a text promises. */
export const listPromises = (text: string): (keyof Capabilities)[] =>
  (Object.keys(PROMISES) as (keyof Capabilities)[]).filter((name) =>
    isPromisedBy(text, PROMISES[name]),
  )
