/**
 * The operations of the contract that each port of a machine calls. The types do not tell: a port is
 * plugged by code (`src/**\/*.flow.ts`), which may make several calls of one question. A port that calls
 * none says what it does instead; a test holds this table against the charts and the contract.
 */
export const PORT_OPERATIONS: Readonly<
  Record<string, Readonly<Record<string, readonly string[] | string>>>
> = {
  session: {
    validateSession: ['validateAccessToken'],
    loadUser: ['readUser'],
    signIn: ['signIn', 'signInStaff', 'readUser'],
    signInSocially: ['signInSocially', 'readUser'],
    checkEmail: ['validateEmail'],
    signUp: ['signUp'],
    signOut: ['signOut'],
  },
  checkout: {
    quote: 'the price is made of the answers of several reads, which the app keeps',
    placing: 'the chart "placing"',
    holdExpiry: 'waits until the time to pay is over',
    payment: 'the chart "payment"',
  },
  placing: {
    quote: 'the price is made of the answers of several reads, which the app keeps',
    createBooking: ['checkOut'],
    readBooking: ['readBooking'],
    releaseBooking: ['releaseBooking'],
  },
  payment: {
    listProviders: ['listPaymentProviders'],
    preparePayment: ['createCheckoutSession', 'createPayPalOrder'],
    checkPayment: ['checkCheckoutSession', 'checkPayPalOrder'],
  },
  'payment-sdk': { loadSdk: 'loads the script of a payment provider' },
  'checkout-session': {
    readSession: ['findBookingId', 'checkCheckoutSession', 'checkPayPalOrder'],
  },
  notifications: {
    countUnread: ['readNotificationCounter'],
    readPage: ['listNotifications'],
    saveChange: ['markNotificationsAsRead', 'markNotificationsAsUnread', 'deleteNotifications'],
  },
  deletion: { findAll: ['listNotifications'] },
  'account-link': {
    checkLink: ['checkLink'],
    verifyEmail: ['confirmEmail'],
    savePassword: ['activate'],
    resendLink: ['resendLink'],
  },
  amendment: {
    reprice: 'the price is made of the answers of several reads, which the app keeps',
    saveAmendment: ['updateBooking'],
  },
  'booking-change': {
    changeAll: ['updateBookingStatus', 'deleteBookings'],
    changeEach: ['updateBookingStatus', 'deleteBookings'],
  },
  cancellation: {
    requestCancellation: ['requestCancellation'],
    readEligibility: ['readBooking'],
  },
  'bot-check': {
    loadScript: 'loads the script of the bot check',
    makeToken: 'asks the script of the bot check',
  },
  license: {
    uploadLicense: ['uploadLicense', 'uploadTemporaryLicense'],
    removeLicense: ['deleteLicense', 'deleteTemporaryLicense'],
  },
  contact: { sendMessage: ['sendEmail'] },
}
