import { readTypedValue } from '#ui/form/read-typed-value.ts'

import type { MomentDraft } from '../trip-draft.ts'

/** Returns the id of a moment's time control, derived from the id of its day control. */
export const toTimeControlId = (id: string) => `${id}-time`

/** Reads a moment from native controls. Returns null if it equals the rendered one. */
export function readMoment(id: string, shown: MomentDraft): MomentDraft | null {
  const [date, time] = [readTypedValue(id), readTypedValue(toTimeControlId(id))]
  const typed = { date: String(date ?? shown.date), time: String(time || shown.time) }
  // The fields of the open panel contain a day in words.
  if (!/^$|^\d+-\d\d-\d\d$/.test(typed.date)) return null
  return typed.date === shown.date && typed.time === shown.time ? null : typed
}
