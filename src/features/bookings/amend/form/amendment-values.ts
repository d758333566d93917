import * as v from 'valibot'

import type { Driver } from '@masar/domain/person/driver.ts'
import type { AmendableFields } from '@masar/machines/amendment/amendment-facts.ts'

import { extrasSchema } from '../flow/amendable.ts'

/** The form values: an amendment, with the fields of the additional driver at the top level. */
export interface AmendmentValues extends Omit<AmendableFields, 'additionalDriver'>, Driver {}

/**
 * Accepts any text, because fields are incomplete during typing; `findAmendmentProblems` reports the errors.
 */
export const amendmentSchema: v.GenericSchema<AmendmentValues> = v.object({
  pickUp: v.string(),
  dropOff: v.string(),
  from: v.string(),
  to: v.string(),
  extras: extrasSchema,
  fullName: v.string(),
  email: v.string(),
  phone: v.string(),
  birthDate: v.string(),
})

export const toAmendmentValues = ({
  additionalDriver,
  ...booking
}: AmendableFields): AmendmentValues => ({
  ...booking,
  ...additionalDriver,
})

export const toAmendable = (values: AmendmentValues): AmendableFields => {
  const { fullName, email, phone, birthDate, ...booking } = values
  return { ...booking, additionalDriver: { fullName, email, phone, birthDate } }
}
