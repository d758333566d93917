import type { AnyStateMachine } from 'xstate'

import { accountLinkModel } from '#machines/account-link/account-link.journeys.ts'
import { amendmentModel } from '#machines/amendment/amendment.journeys.ts'
import { bookingChangeModel } from '#machines/booking-change/booking-change.journeys.ts'
import { botCheckModel } from '#machines/bot-check/bot-check.journeys.ts'
import { cancellationModel } from '#machines/cancellation/cancellation.journeys.ts'
import { checkoutSessionModel } from '#machines/checkout-session/checkout-session.journeys.ts'
import { checkoutModel } from '#machines/checkout/checkout.journeys.ts'
import { contactModel } from '#machines/contact/contact.journeys.ts'
import { deletionModel } from '#machines/deletion/deletion.journeys.ts'
import { licenseModel } from '#machines/license/license.journeys.ts'
import { notificationsModel } from '#machines/notifications/notifications.journeys.ts'
import { paymentSdkModel } from '#machines/payment-sdk/payment-sdk.journeys.ts'
import { paymentModel } from '#machines/payment/payment.journeys.ts'
import { placingModel } from '#machines/placing/placing.journeys.ts'
import { sessionModel } from '#machines/session/session.journeys.ts'
import type { Model } from '#machines/testing/model.ts'

/** Machines whose states designers review. Their stories say `parameters.machine` and `args.value`. */
export const MODELS = [
  sessionModel,
  accountLinkModel,
  botCheckModel,
  amendmentModel,
  bookingChangeModel,
  cancellationModel,
  checkoutModel,
  checkoutSessionModel,
  contactModel,
  licenseModel,
  notificationsModel,
  deletionModel,
  paymentModel,
  paymentSdkModel,
  placingModel,
] as unknown as readonly Model<AnyStateMachine>[]
