import type { MachineFolder } from '@masar/machines/testing/catalogue.ts'

import { ACCOUNT_LINK_FLOW } from './flows/account-link.ts'
import { AMENDMENT_FLOW } from './flows/amendment.ts'
import { BOOKING_CHANGE_FLOW } from './flows/booking-change.ts'
import { BOT_CHECK_FLOW } from './flows/bot-check.ts'
import { CANCELLATION_FLOW } from './flows/cancellation.ts'
import { CHECKOUT_FLOW } from './flows/checkout.ts'
import { CHECKOUT_SESSION_FLOW } from './flows/checkout-session.ts'
import { CONTACT_FLOW } from './flows/contact.ts'
import { DELETION_FLOW } from './flows/deletion.ts'
import { LICENSE_FLOW } from './flows/license.ts'
import { NOTIFICATIONS_FLOW } from './flows/notifications.ts'
import { SESSION_FLOW } from './flows/session.ts'
import { PAYMENT_FLOW } from './flows/payment.ts'
import { PAYMENT_SDK_FLOW } from './flows/payment-sdk.ts'
import { PLACING_FLOW } from './flows/placing.ts'
import type { AnyScriptedFlow } from './scripted-flow.ts'

/** The flow that replays the printed scripts of each machine. */
export const SCRIPTED_FLOWS: Readonly<Record<MachineFolder, AnyScriptedFlow>> = {
  contact: CONTACT_FLOW,
  deletion: DELETION_FLOW,
  cancellation: CANCELLATION_FLOW,
  license: LICENSE_FLOW,
  'bot-check': BOT_CHECK_FLOW,
  'checkout-session': CHECKOUT_SESSION_FLOW,
  'account-link': ACCOUNT_LINK_FLOW,
  amendment: AMENDMENT_FLOW,
  'booking-change': BOOKING_CHANGE_FLOW,
  notifications: NOTIFICATIONS_FLOW,
  session: SESSION_FLOW,
  checkout: CHECKOUT_FLOW,
  payment: PAYMENT_FLOW,
  'payment-sdk': PAYMENT_SDK_FLOW,
  placing: PLACING_FLOW,
}
