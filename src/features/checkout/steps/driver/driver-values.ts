import { BLANK_DRIVER, type Driver } from '@masar/domain/person/driver.ts'
import { type Draft, fillDriver } from '@masar/domain/booking/booking-draft.ts'

import {
  listRequestedFields,
  DRIVER_FIELDS,
  type DriverField,
} from '../../flow/calls/driver-problems.ts'

/** The people in the form besides the customer. */
export const OTHER_DRIVERS = ['mainDriver', 'additionalDriver'] as const
export type OtherDriver = (typeof OTHER_DRIVERS)[number]
export type PersonField = DriverField | `${OtherDriver}-${DriverField}`

/** The flat values of the driver form: the fields of other drivers have a prefix. */
export type DriverValues = Record<PersonField, string>

export const toOtherField = (owner: OtherDriver, field: DriverField) => `${owner}-${field}` as const

const toFieldNames = <Owner extends OtherDriver>(owner: Owner) =>
  ({
    fullName: `${owner}-fullName`,
    email: `${owner}-email`,
    phone: `${owner}-phone`,
    birthDate: `${owner}-birthDate`,
  }) as const

/** The names of the other drivers' fields in the form. */
export const OTHER_DRIVER_NAMES = {
  mainDriver: toFieldNames('mainDriver'),
  additionalDriver: toFieldNames('additionalDriver'),
}

/** Returns the name of a field in the machine: `additionalDriver.email`. */
export const toMachineField = (field: PersonField) => field.replace('-', '.')

const findActiveDrivers = ({ mainDriver, extras }: Draft): Record<OtherDriver, boolean> => ({
  mainDriver: mainDriver !== null,
  additionalDriver: extras.additionalDriver,
})

/** Returns the fields that the account lacks, and the fields of the other drivers. */
export function listFieldsToAsk(draft: Draft, account: Partial<Driver> | null): PersonField[] {
  const drives = findActiveDrivers(draft)
  const others = OTHER_DRIVERS.filter((owner) => drives[owner])
  return [
    ...listRequestedFields(account),
    ...others.flatMap((owner) => DRIVER_FIELDS.map((field) => toOtherField(owner, field))),
  ]
}

export function toDriverValues(draft: Draft, account: Partial<Driver> | null): DriverValues {
  const driver = fillDriver(draft, account)
  const others = OTHER_DRIVERS.flatMap((owner) => {
    const person = draft[owner] ?? BLANK_DRIVER
    return DRIVER_FIELDS.map((field) => [toOtherField(owner, field), person[field]])
  })
  return { ...driver, ...Object.fromEntries(others) }
}

export const readDriver = (values: DriverValues): Driver => ({
  fullName: values.fullName,
  email: values.email,
  phone: values.phone,
  birthDate: values.birthDate,
})

export const readOtherDriver = (values: DriverValues, owner: OtherDriver): Driver => ({
  fullName: values[`${owner}-fullName`],
  email: values[`${owner}-email`],
  phone: values[`${owner}-phone`],
  birthDate: values[`${owner}-birthDate`],
})
