import { joinDate } from '#i18n/languages.ts'

import { getWallClockFormat } from './wall-clock-format.ts'

/** Parses a wall clock as UTC. It is also formatted as UTC, so that the visitor's time zone has no effect. */
export const parseAsUtc = (wallClock: string) =>
  new Date(wallClock.length > 10 ? `${wallClock}:00Z` : `${wallClock}T00:00:00Z`)

/** Replaces spaces, so that lines wrap only before the time of a date and at the dash of a range. */
export const addNoBreakSpaces = (text: string) =>
  text.replace(/(\d{4}, )| /g, (_, end?: string) => end ?? '\u00a0')

const getYear = (wallClock: string) => wallClock.slice(0, 4)
export const isThisYear = (...wallClocks: string[]) =>
  wallClocks.every((wallClock) => getYear(wallClock) === String(new Date().getFullYear()))

/** Two-digit hours, also in Spanish. */
export const TIME_PARTS = { hour: '2-digit', minute: '2-digit' } as const

/** Formats two moments in the shortest form: no weekdays, and the hour only once if it is the same. */
export function formatShortRange(language: string, from: string, to: string): string {
  const isOneHour = from.slice(10) === to.slice(10)
  const parts = {
    day: 'numeric',
    month: 'short',
    ...(isThisYear(from, to) ? {} : { year: 'numeric' as const }),
    ...(isOneHour ? {} : TIME_PARTS),
  } as const
  const format = getWallClockFormat(language, parts)
  const range = joinDate(language, format.formatRangeToParts(parseAsUtc(from), parseAsUtc(to)))
  const shown = isOneHour
    ? `${range}, ${joinDate(language, getWallClockFormat(language, TIME_PARTS).formatToParts(parseAsUtc(from)))}`
    : range
  return addNoBreakSpaces(shown).replace(/\s*–\s*/, '\u00a0– ')
}
