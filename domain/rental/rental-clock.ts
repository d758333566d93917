import { tzOffset } from '@date-fns/tz/tzOffset'

import { type CalendarDate, dayToDate, dayNumber, isCalendarDate } from './calendar.ts'
import { usualTimeZone } from '../service/operator.ts'

/**
 * What the clock on the wall of the rental location shows, `YYYY-MM-DDTHH:mm`. Sorts as text.
 * The whole program speaks it; the wire speaks instants (`toInstant`, `toWallClock`).
 */
export type WallClock = `${CalendarDate}T${number}:${number}`

/** Whether the clock of that zone (IANA) is known here. */
export function isTimeZone(name: string): boolean {
  return !Number.isNaN(tzOffset(name, new Date(0)))
}

const MINUTE = 60_000
const HOUR_MINUTES = 60
const DAY_MINUTES = 24 * HOUR_MINUTES

export function isWallClock(value: unknown): value is WallClock {
  return (
    typeof value === 'string' &&
    /^.{10}T([01]\d|2[0-3]):[0-5]\d$/.test(value) &&
    isCalendarDate(value.slice(0, 10))
  )
}

/**
 * The moment at which a wall clock in `zone` shows `wallClock`. An hour that summer time skips is
 * read an hour later, an hour that winter time repeats is its first passing (as Temporal does).
 */
export function toInstant(wallClock: WallClock, zone: string = usualTimeZone()): Date {
  const asUtc = totalMinutes(wallClock) * MINUTE
  const before = asUtc - zoneOffset(zone, asUtc - DAY_MINUTES * MINUTE)
  const after = asUtc - zoneOffset(zone, asUtc + DAY_MINUTES * MINUTE)
  const isTrue = (instant: number) => instant + zoneOffset(zone, instant) === asUtc
  return new Date(isTrue(before) || !isTrue(after) ? before : after)
}

/** What a wall clock in `zone` shows at that moment; seconds are dropped. */
export function toWallClock(
  instant: Date | string | number,
  zone: string = usualTimeZone(),
): WallClock {
  return minutesToWallClock(Math.floor(toWallTime(instant, zone) / MINUTE))
}

/** Milliseconds on the wall clock, from one to another moment of it. */
function toWallTime(instant: Date | string | number, zone: string = usualTimeZone()): number {
  const time = new Date(instant).getTime()
  return time + zoneOffset(zone, time)
}

/**
 * The day a date of the wire stands for at the location: a plain date is itself, an instant is the
 * day it falls on there, so that a price range does not move with the zone of whoever looks.
 */
export function toCalendarDate(value: Date | string, zone: string = usualTimeZone()): CalendarDate {
  return isCalendarDate(value) ? value : wallClockDate(toWallClock(value, zone))
}

export function wallClockDate(wallClock: WallClock): CalendarDate {
  return wallClock.slice(0, 10) as CalendarDate
}

/** `HH:mm` */
export function wallClockTime(wallClock: WallClock): string {
  return wallClock.slice(11, 16)
}

/** Minutes since midnight. */
export function clockMinutes(wallClock: WallClock): number {
  return Number(wallClock.slice(11, 13)) * HOUR_MINUTES + Number(wallClock.slice(14, 16))
}

export function atMinute(date: CalendarDate, minute: number): WallClock {
  return minutesToWallClock(dayNumber(date) * DAY_MINUTES + minute)
}

export function addHours(wallClock: WallClock, hours: number): WallClock {
  return minutesToWallClock(totalMinutes(wallClock) + Math.round(hours * HOUR_MINUTES))
}

/** Minutes on the wall clock; below 0 when the drop-off comes first. */
export function rentalMinutes(from: WallClock, to: WallClock): number {
  return totalMinutes(to) - totalMinutes(from)
}

/** Hours on the wall clock; a started hour counts as one, and a change of summer time as none. */
export function rentalHours(from: WallClock, to: WallClock): number {
  return Math.max(0, Math.ceil(rentalMinutes(from, to) / HOUR_MINUTES))
}

/** Started 24-hour periods: what "days" means on labels, bills and minimum rentals. */
export function rentalDays(from: WallClock, to: WallClock): number {
  return Math.ceil(rentalHours(from, to) / 24)
}

/** The facts of a clock that every price needs, worked out once for all cars of a search. */
export interface RentalSpan {
  /** Started hours. */
  readonly hours: number
  /** Started 24-hour periods. */
  readonly days: number
  /** The calendar days that date-based prices charge: `days` of them, from the pick-up day on. */
  readonly firstDate: CalendarDate
  readonly lastDate: CalendarDate
}

/** A drop-off that is not after its pick-up gives a span of nothing, which costs nothing. */
export function rentalSpan(from: WallClock, to: WallClock): RentalSpan {
  return spanFrom(wallClockDate(from), rentalHours(from, to))
}

/** As `rentalSpan`, of two moments on the wall clock in `zone`: a started hour counts, be it a second. */
export function spanBetween(from: Date | string, to: Date | string, zone?: string): RentalSpan {
  const time = toWallTime(to, zone) - toWallTime(from, zone)
  const hours = Math.max(0, Math.ceil(time / (HOUR_MINUTES * MINUTE)))
  return spanFrom(wallClockDate(toWallClock(from, zone)), hours)
}

/** As `rentalSpan`, for a rental of so many hours from that day on. */
export function spanFrom(firstDate: CalendarDate, hours: number): RentalSpan {
  const days = Math.ceil(hours / 24)
  const lastDay = dayNumber(firstDate) + days - 1
  return { hours, days, firstDate, lastDate: dayToDate(lastDay) }
}

function totalMinutes(wallClock: WallClock): number {
  return dayNumber(wallClockDate(wallClock)) * DAY_MINUTES + clockMinutes(wallClock)
}

function minutesToWallClock(minutes: number): WallClock {
  return new Date(minutes * MINUTE).toISOString().slice(0, 16) as WallClock
}

function zoneOffset(zone: string, time: number): number {
  const minutes = tzOffset(zone, new Date(time))
  if (Number.isNaN(minutes)) throw new RangeError(`No time ${time} in time zone ${zone}`)
  return Math.round(minutes * MINUTE)
}
