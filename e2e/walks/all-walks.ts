import type { AnyBrowserWalk } from './browser-walk.ts'
import { NOTIFICATIONS_WALK } from './notifications/notification-walk.ts'
import { PAYMENT_SDK_WALK } from './payment-sdk/payment-sdk-walk.ts'
import { SESSION_WALK } from './session/session-walk.ts'

/** The machines whose paths are replayed with their browser test. */
export const WALKS: readonly AnyBrowserWalk[] = [SESSION_WALK, PAYMENT_SDK_WALK, NOTIFICATIONS_WALK]
