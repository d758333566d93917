/**
 * The contract operations that each port of a machine calls. Types cannot express this: the code that
 * implements a port (`src/**\/*.flow.ts`) may make several calls. A port without calls has a description
 * instead. A test compares this table with the machines and the contract.
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
    readSession: ['checkCheckoutSession', 'findBookingId', 'checkPayPalOrder'],
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
