import * as v from 'valibot'

import type { Driver } from '@masar/domain/person/driver.ts'
import type { Amendable } from '@masar/machines/amendment/amendment-facts.ts'

import { extrasSchema } from '../flow/amendable.ts'

/** What the form's fields hold: a change of a booking, with the second driver's fields beside the others. */
export interface AmendmentValues extends Omit<Amendable, 'additionalDriver'>, Driver {}

/** While it is typed any text may stand in a field; what is wrong with it is said in words. */
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
}: Amendable): AmendmentValues => ({
  ...booking,
  ...additionalDriver,
})

export const toAmendable = (values: AmendmentValues): Amendable => {
  const { fullName, email, phone, birthDate, ...booking } = values
  return { ...booking, additionalDriver: { fullName, email, phone, birthDate } }
}
