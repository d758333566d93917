import { isInCalendar, isRentalTooLong } from '@masar/domain/rental/rental-period.ts'

import { type RentalSpan, makeSpanBetween } from '@masar/domain/rental/rental-clock.ts'
import { createFieldRefusal } from '../contract/problem.ts'

export type Period = { from: Date; to: Date }

/**
 * Parses the instants of a rental and throws for impossible ones. `at` is the JSON pointer to the object that
 * contains them.
 */
export function readRentalPeriod({ from, to }: { from: string; to: string }, at: string): Period {
  const period = { from: readInstant(from, `${at}/from`), to: readInstant(to, `${at}/to`) }
  if (period.to <= period.from) throw createFieldRefusal(`${at}/to`, 'too-short', 'too-early')
  if (isRentalTooLong(period)) throw createFieldRefusal(`${at}/to`, 'invalid-request', 'too-large')
  return period
}

/** Returns the length in local time. Local time repeats an hour when summer time ends. */
export function measurePeriod(
  { from, to }: Period,
  zone: string | undefined,
  at: string,
): RentalSpan {
  const span = makeSpanBetween(from, to, zone)
  if (span.hours === 0) throw createFieldRefusal(`${at}/to`, 'too-short', 'too-short')
  return span
}

export function readInstant(text: string, pointer: string): Date {
  const instant = new Date(text)
  if (!isInCalendar(instant)) throw createFieldRefusal(pointer, 'invalid-request', 'wrong-format')
  return instant
}
