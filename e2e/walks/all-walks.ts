import type { AnyBrowserWalk } from './browser-walk.ts'
import { CHECKOUT_WALK } from './booking/checkout-walk.ts'
import { PLACING_WALK } from './booking/placing-walk.ts'
import { NOTIFICATIONS_WALK } from './notifications/notification-walk.ts'
import { PAYMENT_SDK_WALK } from './payment-sdk/payment-sdk-walk.ts'
import { PAYMENT_WALK } from './payment/payment-walk.ts'
import { SESSION_WALK } from './session/session-walk.ts'

/** The machines that are tested in a browser. */
export const WALKS: readonly AnyBrowserWalk[] = [
  SESSION_WALK,
  CHECKOUT_WALK,
  PLACING_WALK,
  PAYMENT_WALK,
  PAYMENT_SDK_WALK,
  NOTIFICATIONS_WALK,
]
