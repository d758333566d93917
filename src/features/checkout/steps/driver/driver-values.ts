import type { Driver } from '@masar/domain/person/driver.ts'
import { type Draft, fillDriver } from '@masar/domain/booking/booking-draft.ts'

import {
  listAskedFields,
  DRIVER_FIELDS,
  type DriverField,
} from '../../flow/calls/driver-problems.ts'

export type PersonField = DriverField | `additionalDriver-${DriverField}`

/** The flat values of the driver form: the fields of the additional driver have a prefix. */
export type DriverValues = Record<PersonField, string>

/** The names of the additional driver's fields in the form. */
export const ADDITIONAL_DRIVER_NAMES = {
  fullName: 'additionalDriver-fullName',
  email: 'additionalDriver-email',
  phone: 'additionalDriver-phone',
  birthDate: 'additionalDriver-birthDate',
} as const

export const otherField = (field: DriverField) => ADDITIONAL_DRIVER_NAMES[field]

/** The name of a field in the machine: `additionalDriver.email`. */
export const machineField = (field: PersonField) => field.replace('-', '.')

/**
 * The fields that the account lacks, and those of the additional driver if that option is selected.
 */
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
