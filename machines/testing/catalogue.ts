import type { AnyModel } from 'statechart-paths/chart'

import { accountLinkModel } from '../account-link/account-link.journeys.ts'
import { amendmentModel } from '../amendment/amendment.journeys.ts'
import { bookingChangeModel } from '../booking-change/booking-change.journeys.ts'
import { botCheckModel } from '../bot-check/bot-check.journeys.ts'
import { cancellationModel } from '../cancellation/cancellation.journeys.ts'
import { checkoutSessionModel } from '../checkout-session/checkout-session.journeys.ts'
import { checkoutModel } from '../checkout/checkout.journeys.ts'
import { contactModel } from '../contact/contact.journeys.ts'
import { deletionModel } from '../deletion/deletion.journeys.ts'
import { licenseModel } from '../license/license.journeys.ts'
import { notificationsModel } from '../notifications/notifications.journeys.ts'
import { paymentSdkModel } from '../payment-sdk/payment-sdk.journeys.ts'
import { paymentModel } from '../payment/payment.journeys.ts'
import { placingModel } from '../placing/placing.journeys.ts'
import { sessionModel } from '../session/session.journeys.ts'

const MODELS = {
  session: sessionModel,
  checkout: checkoutModel,
  placing: placingModel,
  payment: paymentModel,
  'payment-sdk': paymentSdkModel,
  'checkout-session': checkoutSessionModel,
  notifications: notificationsModel,
  deletion: deletionModel,
  'account-link': accountLinkModel,
  amendment: amendmentModel,
  'booking-change': bookingChangeModel,
  cancellation: cancellationModel,
  'bot-check': botCheckModel,
  license: licenseModel,
  contact: contactModel,
}

export type MachineFolder = keyof typeof MODELS

export const CATALOGUE = MODELS as unknown as Readonly<Record<MachineFolder, AnyModel>>

/** The folders in the order of the documentation. */
export const MACHINE_FOLDERS = Object.keys(MODELS) as MachineFolder[]

/** Returns the folder of the machine with this id. Throws when there is no such machine. */
export function findMachineFolder(machineId: string): MachineFolder {
  const folder = MACHINE_FOLDERS.find((one) => CATALOGUE[one].machine.id === machineId)
  if (!folder) throw new Error(`There is no machine "${machineId}".`)
  return folder
}
