import { tzOffset } from '@date-fns/tz/tzOffset'

import { type CalendarDate, dayToDate, dayNumber, isCalendarDate } from './calendar.ts'
import { defaultTimeZone } from '../service/operator.ts'

/**
 * A wall-clock time at the rental location, `YYYY-MM-DDTHH:mm`. Sorts as text. The program uses
 * wall clocks throughout; the wire uses instants (`toInstant`, `toWallClock`).
 */
export type WallClock = `${CalendarDate}T${number}:${number}`

/** Whether the runtime knows this time zone (IANA). */
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
 * Returns the instant at which a clock in `zone` shows `wallClock`. An hour skipped by summer time
 * is read an hour later, a repeated hour as its first occurrence (like Temporal).
 */
export function toInstant(wallClock: WallClock, zone: string = defaultTimeZone()): Date {
  const asUtc = totalMinutes(wallClock) * MINUTE
  const before = asUtc - zoneOffset(zone, asUtc - DAY_MINUTES * MINUTE)
  const after = asUtc - zoneOffset(zone, asUtc + DAY_MINUTES * MINUTE)
  const isTrue = (instant: number) => instant + zoneOffset(zone, instant) === asUtc
  return new Date(isTrue(before) || !isTrue(after) ? before : after)
}

/** Returns the wall clock in `zone` at that instant, without seconds. */
export function toWallClock(
  instant: Date | string | number,
  zone: string = defaultTimeZone(),
): WallClock {
  return minutesToWallClock(Math.floor(toWallTime(instant, zone) / MINUTE))
}

/** Returns the wall-clock time of an instant in milliseconds; only differences are meaningful. */
function toWallTime(instant: Date | string | number, zone: string = defaultTimeZone()): number {
  const time = new Date(instant).getTime()
  return time + zoneOffset(zone, time)
}

/**
 * Returns the day at the location for a date of the wire: a plain date is itself, an instant is the
 * day there, so that a price range does not depend on the visitor's time zone.
 */
export function toCalendarDate(
  value: Date | string,
  zone: string = defaultTimeZone(),
): CalendarDate {
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

/** Minutes on the wall clock; negative when drop-off precedes pick-up. */
export function rentalMinutes(from: WallClock, to: WallClock): number {
  return totalMinutes(to) - totalMinutes(from)
}

/** Hours on the wall clock; a started hour counts as one, and clock changes are ignored. */
export function rentalHours(from: WallClock, to: WallClock): number {
  return Math.max(0, Math.ceil(rentalMinutes(from, to) / HOUR_MINUTES))
}

/** Started 24-hour periods: "days" on labels, bills and minimum rentals. */
export function rentalDays(from: WallClock, to: WallClock): number {
  return Math.ceil(rentalHours(from, to) / 24)
}

/** The clock facts that every price needs, computed once for all cars of a search. */
export interface RentalSpan {
  /** Started hours. */
  readonly hours: number
  /** Started 24-hour periods. */
  readonly days: number
  /** The calendar days that date-based prices charge: `days` days, starting on the pick-up day. */
  readonly firstDate: CalendarDate
  readonly lastDate: CalendarDate
}

/** A drop-off at or before pick-up gives an empty span, which costs nothing. */
export function rentalSpan(from: WallClock, to: WallClock): RentalSpan {
  return spanFrom(wallClockDate(from), rentalHours(from, to))
}

/** Like `rentalSpan`, for two instants in `zone`: a started hour counts, even by one second. */
export function spanBetween(from: Date | string, to: Date | string, zone?: string): RentalSpan {
  const time = toWallTime(to, zone) - toWallTime(from, zone)
  const hours = Math.max(0, Math.ceil(time / (HOUR_MINUTES * MINUTE)))
  return spanFrom(wallClockDate(toWallClock(from, zone)), hours)
}

/** Like `rentalSpan`, for a rental of `hours` from that day. */
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
