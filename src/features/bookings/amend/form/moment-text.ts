import { readMoment } from '#rental/trip-form/dates/read-moment.ts'
import type { MomentDraft } from '#rental/trip-form/trip-draft.ts'

/** Joins date and time. Either may be missing while the other is being typed. */
export const joinMoment = ({ date, time }: MomentDraft) => `${date}T${time}`

export function parseMoment(text: string): MomentDraft {
  const [date = '', time = ''] = text.split('T')
  return { date, time }
}

/** Reads a date and time from native controls; returns null if they are unchanged. */
export function readWallClock(id: string, shown: string): string | null {
  const moment = readMoment(id, parseMoment(shown))
  return moment && joinMoment(moment)
}
