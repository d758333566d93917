import type { Driver } from '#domain/driver.ts'
import { type Draft, driverOf } from '#domain/booking-draft.ts'

import { askedOf, DRIVER_FIELDS, type DriverField } from '../flow/driver-problems.ts'

export type PersonField = DriverField | `additionalDriver-${DriverField}`

/** The form of the driver step, flat: the second driver's fields carry its name. */
export type DriverValues = Record<PersonField, string>

export const otherField = (field: DriverField) => `additionalDriver-${field}` as const

/** What the machine calls a field: `additionalDriver.email`. */
export const pathOf = (field: PersonField) => field.replace('-', '.')

/** What an account leaves to be asked, and the second driver where one was chosen. */
export function fieldsToAsk(draft: Draft, account: Partial<Driver> | null): PersonField[] {
  const driver = askedOf(account)
  return draft.extras.additionalDriver ? [...driver, ...DRIVER_FIELDS.map(otherField)] : driver
}

export function valuesOf(draft: Draft, account: Partial<Driver> | null): DriverValues {
  const driver = driverOf(draft, account)
  const other = DRIVER_FIELDS.map((field) => [otherField(field), draft.additionalDriver[field]])
  return { ...driver, ...Object.fromEntries(other) }
}

export const driverIn = (values: DriverValues): Driver => ({
  fullName: values.fullName,
  email: values.email,
  phone: values.phone,
  birthDate: values.birthDate,
})

export const otherDriverIn = (values: DriverValues): Driver => ({
  fullName: values['additionalDriver-fullName'],
  email: values['additionalDriver-email'],
  phone: values['additionalDriver-phone'],
  birthDate: values['additionalDriver-birthDate'],
})
