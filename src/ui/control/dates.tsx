import { useMemo } from 'react'

import { joinDate } from '#i18n/languages.ts'

import { usePreferences } from '../menu/preferences.tsx'
import {
  isThisYear,
  parseAsUtc,
  formatShortRange,
  TIME_PARTS,
  addNoBreakSpaces,
} from './short-range.ts'
import { getWallClockFormat } from './wall-clock-format.ts'

export interface DateFormatters {
  /** The date and time of a rental, from a wall clock `2026-06-01T10:00` of its location. */
  moment: (wallClock: string) => string
  /** A day, from `2026-06-01` or a wall clock. */
  day: (wallClock: string) => string
  /** A day without its year, shown beside days of the same year. */
  shortDay: (wallClock: string) => string
  /** A day without its weekday, such as a birth date. */
  date: (wallClock: string) => string
  time: (wallClock: string) => string
  /** A time after a preposition, where Spanish needs an article: `las 08:20`, `la 01:20`. */
  timeInText: (wallClock: string) => string
  /** The shortest form: no weekdays, and the hour only once if it is the same. */
  shortRange: (from: string, to: string) => string
  /** Two moments as one phrase, with the year once, and only if it is not the current one. */
  range: (from: string, to: string) => string
  /** Both ends of a trip, on separate lines or side by side, with the year as in `range`. */
  span: (from: string, to: string) => { from: string; to: string }
}

const getYear = (wallClock: string) => wallClock.slice(0, 4)

export function useDates(): DateFormatters {
  const { language } = usePreferences()

  return useMemo(() => {
    const date = { day: 'numeric', month: 'long', year: 'numeric' } as const
    const day = { ...date, weekday: 'short', month: 'short' } as const
    const moments = { ...day, ...TIME_PARTS }
    const thisYear = { ...moments, year: undefined }
    const write = (parts: Intl.DateTimeFormatOptions, wallClock: string) =>
      joinDate(language, getWallClockFormat(language, parts).formatToParts(parseAsUtc(wallClock)))

    return {
      shortRange: (from, to) => formatShortRange(language, from, to),
      moment: (wallClock) => addNoBreakSpaces(write(moments, wallClock)),
      day: (wallClock) => addNoBreakSpaces(write(day, wallClock)),
      shortDay: (wallClock) => addNoBreakSpaces(write({ ...day, year: undefined }, wallClock)),
      date: (wallClock) => addNoBreakSpaces(write(date, wallClock)),
      time: (wallClock) => write(TIME_PARTS, wallClock),
      timeInText: (wallClock) => addArticle(language, write(TIME_PARTS, wallClock)),
      range: (from, to) => {
        const format = getWallClockFormat(language, isThisYear(from, to) ? thisYear : moments)
        const range = format.formatRangeToParts(parseAsUtc(from), parseAsUtc(to))
        return addNoBreakSpaces(joinDate(language, range)).replace(/\s*–\s*/, '\u00a0– ')
      },
      span: (from, to) => {
        const first = isThisYear(from) || getYear(from) === getYear(to) ? thisYear : moments
        const last = isThisYear(from, to) ? thisYear : moments
        return {
          from: addNoBreakSpaces(write(first, from)),
          to: addNoBreakSpaces(write(last, to)),
        }
      },
    }
  }, [language])
}

function addArticle(language: string, time: string): string {
  if (language !== 'es') return time
  return time.startsWith('01:') ? `la ${time}` : `las ${time}`
}
