import { readTypedValue } from '#ui/form/read-typed-value.ts'

import type { MomentDraft } from '../trip-draft.ts'

/** Returns the id of a time control, derived from the id of its day control. */
export const toTimeControlId = (id: string) => `${id}-time`

/** Reads a date and time from native controls. Returns null if they equal the rendered ones. */
export function readMoment(id: string, shown: MomentDraft): MomentDraft | null {
  const [date, time] = [readTypedValue(id), readTypedValue(toTimeControlId(id))]
  const typed = { date: String(date ?? shown.date), time: String(time || shown.time) }
  // The fields of the open panel contain a day in words.
  if (!/^$|^\d+-\d\d-\d\d$/.test(typed.date)) return null
  return typed.date === shown.date && typed.time === shown.time ? null : typed
}
