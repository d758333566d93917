import { isInCalendar, isTooLong } from '#domain/rental-period.ts'

import { type RentalSpan, spanBetween } from '#domain/rental-clock.ts'
import type { Period } from '../fleet/fleet-memory.ts'
import { refusalAt } from '../problem.ts'

/** The instants of a rental, refused where no rental can be. `at` points to their object. */
export function periodOf({ from, to }: { from: string; to: string }, at: string): Period {
  const period = { from: instantAt(from, `${at}/from`), to: instantAt(to, `${at}/to`) }
  if (period.to <= period.from) throw refusalAt(`${at}/to`, 'too-short', 'too-early')
  if (isTooLong(period)) throw refusalAt(`${at}/to`, 'invalid-request', 'too-large')
  return period
}

/** How long it is on the clock of its place, which stands still for an hour when summer ends. */
export function spanOf({ from, to }: Period, zone: string | undefined, at: string): RentalSpan {
  const span = spanBetween(from, to, zone)
  if (span.hours === 0) throw refusalAt(`${at}/to`, 'too-short', 'too-short')
  return span
}

export function instantAt(text: string, pointer: string): Date {
  const instant = new Date(text)
  if (!isInCalendar(instant)) throw refusalAt(pointer, 'invalid-request', 'wrong-format')
  return instant
}
