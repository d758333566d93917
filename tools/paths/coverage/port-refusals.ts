import { LINK_REFUSALS } from '#machines/account-link/chart/account-link-setup.ts'
import { PRICE_REFUSALS, SAVE_REFUSALS } from '#machines/amendment/amendment-setup.ts'
import type { RefusedBy } from '#machines/answer.ts'
import { CHANGE_REFUSALS } from '#machines/booking-change/booking-change-setup.ts'
import { CANCELLATION_REFUSALS } from '#machines/cancellation/cancellation-setup.ts'
import { SESSION_READING_REFUSALS } from '#machines/checkout-session/checkout-session-setup.ts'
import { MESSAGE_REFUSALS } from '#machines/contact/contact.machine.ts'
import { LICENSE_REFUSALS } from '#machines/license/license-setup.ts'
import { PREPARE_REFUSALS } from '#machines/payment/payment-facts.ts'
import { BOOKING_REFUSALS, EARLIER_REFUSALS } from '#machines/placing/placing-facts.ts'
import { SESSION_REFUSALS } from '#machines/session/session-facts.ts'

/** Ports that go on after a no, and answer with those that stayed and the problem of each. */
export const KEEPING: Readonly<Record<string, readonly string[]>> = {
  'booking-change': ['changeEach'],
}

/** What else a port makes of a 204 than a refusal: the steps of the paths. */
export const NO_CONTENT: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  placing: { readBooking: ['readBooking done: cancelled meanwhile'] },
  /** The booking tells what it means. */
  payment: { checkPayment: ['checkPayment done: paid', 'checkPayment done: expired'] },
  notifications: { saveChange: ['saveChange done: saved'] },
  cancellation: { readEligibility: ['readEligibility failed: network'] },
  license: { uploadLicense: ['uploadLicense failed: network'] },
}

/** The tables by which the ports of the app tell a refusal from a failure. */
export const PORT_REFUSALS: Readonly<Record<string, Readonly<Record<string, RefusedBy<string>>>>> =
  {
    session: SESSION_REFUSALS,
    placing: { createBooking: BOOKING_REFUSALS, readBooking: EARLIER_REFUSALS },
    payment: { preparePayment: PREPARE_REFUSALS },
    'checkout-session': { readSession: SESSION_READING_REFUSALS },
    'account-link': {
      checkLink: LINK_REFUSALS,
      verifyEmail: LINK_REFUSALS,
      savePassword: LINK_REFUSALS,
    },
    amendment: { reprice: PRICE_REFUSALS, saveAmendment: SAVE_REFUSALS },
    'booking-change': { changeAll: CHANGE_REFUSALS },
    cancellation: { requestCancellation: CANCELLATION_REFUSALS },
    license: LICENSE_REFUSALS,
    contact: { sendMessage: MESSAGE_REFUSALS },
  }
