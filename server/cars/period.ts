import type { Period } from '../fleet/fleet-memory.ts'
import { refusalAt } from '../problem.ts'

/** Calendars before and after it are no rental's business, and no database's either. */
const FIRST = Date.parse('2000-01-01T00:00:00Z')
const LAST = Date.parse('2100-01-01T00:00:00Z')
/** Longer than any price list is meant for. */
const LONGEST = 732 * 86_400_000

/** The instants of a rental, refused where no rental can be. `at` points to their object. */
export function periodOf({ from, to }: { from: string; to: string }, at: string): Period {
  const period = { from: instantAt(from, `${at}/from`), to: instantAt(to, `${at}/to`) }
  const length = period.to.getTime() - period.from.getTime()
  if (length <= 0) throw refusalAt(`${at}/to`, 'invalid-request', 'too-early')
  if (length > LONGEST) throw refusalAt(`${at}/to`, 'invalid-request', 'too-large')
  return period
}

export function instantAt(text: string, pointer: string): Date {
  const instant = new Date(text)
  const time = instant.getTime()
  if (!(time >= FIRST && time < LAST)) throw refusalAt(pointer, 'invalid-request', 'wrong-format')
  return instant
}
