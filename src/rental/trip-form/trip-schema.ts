import * as v from 'valibot'

import type { TripDraft } from './trip-draft.ts'

const momentSchema = v.object({ date: v.string(), time: v.string() })

const locationSchema = v.object({
  text: v.string(),
  location: v.nullable(
    v.object({ id: v.string(), name: v.string(), timeZone: v.optional(v.string()) }),
  ),
})

/** The values of the search form, valid or not. */
export const tripDraftSchema: v.GenericSchema<TripDraft> = v.object({
  pickUp: locationSchema,
  dropOff: locationSchema,
  isReturn: v.boolean(),
  from: v.nullable(momentSchema),
  to: v.nullable(momentSchema),
})
