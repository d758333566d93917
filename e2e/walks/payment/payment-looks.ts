import { createScreenAssertion, type ExpectedCheckoutScreen } from '../booking/booking-looks.ts'
import type { BookingPeople } from '../booking/booking-people.ts'
import type { ScreenAssertions } from '../browser-walk.ts'

const CHECK_BUTTON = 'Taking too long? Check status'
const OTHER_METHOD_BUTTON = 'Use another payment method'
const CANCEL_BUTTON = 'Cancel payment'

const preparingScreen: ExpectedCheckoutScreen = { heading: /^Preparing the payment$/, buttons: [] }
const confirmingScreen: ExpectedCheckoutScreen = {
  heading: /^We’re confirming your payment$/,
  buttons: [],
}

const screens: Readonly<Record<string, ExpectedCheckoutScreen>> = {
  offering: preparingScreen,
  preparing: preparingScreen,
  prepareFailed: {
    heading: /^The payment can’t start$/,
    buttons: ['Try again', OTHER_METHOD_BUTTON, CANCEL_BUTTON],
  },
  unavailable: {
    heading: /^Online payment isn’t available$/,
    buttons: [OTHER_METHOD_BUTTON, CANCEL_BUTTON],
  },
  priceChanged: { heading: /^The amount has changed$/ },
  'paying.entering': { heading: /^Pay .?\d/ },
  'paying.submitted': { heading: /^Processing payment…$/ },
  'paying.challenged': { heading: /^Your bank asks for your approval$/ },
  'paying.blocked': { heading: /^Your bank’s window was blocked$/ },
  'confirming.checking': confirmingScreen,
  'confirming.waiting': confirmingScreen,
  'confirming.unknown': {
    heading: /^We’ll confirm by email$/,
    buttons: ['Refresh status', CANCEL_BUTTON],
  },
  declined: {
    heading: /^Payment failed\.$/,
    buttons: ['?Try again', OTHER_METHOD_BUTTON, CANCEL_BUTTON],
  },
  superseded: {
    heading: /^Another payment was started for this booking$/,
    buttons: ['Pay here instead', OTHER_METHOD_BUTTON, CANCEL_BUTTON],
  },
  // The next checkout screen shows these results.
  settled: { heading: /^(Booking received|You’re booked)/ },
  booked: { heading: /^(Booking received|You’re booked)/ },
  expired: { heading: /^The time to pay has run out$/ },
  refunded: { heading: /^We’re refunding your payment$/ },
  reviewed: { heading: /^Review and book/ },
  reopened: { heading: /^(Cancelling the booking|Loading the price|Payment options)/ },
  left: { heading: /^Cancelling the booking$|cars?\b/i },
  unsettled: { heading: /^We’ll confirm your payment by email$/ },
}

/**
 * While the form waits for a response, the customer can check its status. Otherwise, the customer can leave it.
 */
const createFormScreen = (name: string): ExpectedCheckoutScreen => ({
  heading: screens[name]?.heading ?? /^$/,
  also: async (page) => {
    await page
      .getByRole('main')
      .getByRole('button', { name: name === 'paying.entering' ? CANCEL_BUTTON : CHECK_BUTTON })
      .waitFor()
  },
})

export const paymentScreenAssertions: ScreenAssertions<BookingPeople> = Object.fromEntries(
  Object.entries(screens).map(([leaf, screen]) => [
    leaf,
    createScreenAssertion(() => (leaf.startsWith('paying.') ? createFormScreen(leaf) : screen)),
  ]),
)
