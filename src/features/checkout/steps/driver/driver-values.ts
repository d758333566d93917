import type { Driver } from '@masar/domain/person/driver.ts'
import { type Draft, fillDriver } from '@masar/domain/booking/booking-draft.ts'

import {
  listAskedFields,
  DRIVER_FIELDS,
  type DriverField,
} from '../../flow/calls/driver-problems.ts'

export type PersonField = DriverField | `additionalDriver-${DriverField}`

/** The form of the driver step, flat: the second driver's fields carry its name. */
export type DriverValues = Record<PersonField, string>

/** What the form calls the fields of the second driver. */
export const ADDITIONAL_DRIVER_NAMES = {
  fullName: 'additionalDriver-fullName',
  email: 'additionalDriver-email',
  phone: 'additionalDriver-phone',
  birthDate: 'additionalDriver-birthDate',
} as const

export const otherField = (field: DriverField) => ADDITIONAL_DRIVER_NAMES[field]

/** What the machine calls a field: `additionalDriver.email`. */
export const machineField = (field: PersonField) => field.replace('-', '.')

/** What an account leaves to be asked, and the second driver where one was chosen. */
export function fieldsToAsk(draft: Draft, account: Partial<Driver> | null): PersonField[] {
  const driver = listAskedFields(account)
  return draft.extras.additionalDriver ? [...driver, ...DRIVER_FIELDS.map(otherField)] : driver
}

export function toDriverValues(draft: Draft, account: Partial<Driver> | null): DriverValues {
  const driver = fillDriver(draft, account)
  const other = DRIVER_FIELDS.map((field) => [otherField(field), draft.additionalDriver[field]])
  return { ...driver, ...Object.fromEntries(other) }
}

export const readDriver = (values: DriverValues): Driver => ({
  fullName: values.fullName,
  email: values.email,
  phone: values.phone,
  birthDate: values.birthDate,
})

export const readAdditionalDriver = (values: DriverValues): Driver => ({
  fullName: values['additionalDriver-fullName'],
  email: values['additionalDriver-email'],
  phone: values['additionalDriver-phone'],
  birthDate: values['additionalDriver-birthDate'],
})
