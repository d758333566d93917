import { readTypedValue } from '#ui/form/read-typed-value.ts'

import type { MomentDraft } from '../trip-draft.ts'

/** The id of the time control of a moment, derived from that of its day. */
export const timeControlId = (id: string) => `${id}-time`

/** Reads a moment from native controls that showed another one; returns null when it is unchanged. */
export function readMoment(id: string, shown: MomentDraft): MomentDraft | null {
  const [date, time] = [readTypedValue(id), readTypedValue(timeControlId(id))]
  const typed = { date: String(date ?? shown.date), time: String(time || shown.time) }
  // The fields of the open panel contain a day in words.
  if (!/^$|^\d+-\d\d-\d\d$/.test(typed.date)) return null
  return typed.date === shown.date && typed.time === shown.time ? null : typed
}
