import { tzOffset } from '@date-fns/tz/tzOffset'

import { type CalendarDate, dayToDate, toDayNumber, isCalendarDate } from './calendar.ts'
import { getDefaultTimeZone } from '../service/operator.ts'

/**
 * A wall-clock time at the rental location, `YYYY-MM-DDTHH:mm`. Sorts as text. Our code uses wall clocks
 * throughout; the wire uses instants (`toInstant`, `toWallClock`).
 */
export type WallClock = `${CalendarDate}T${number}:${number}`

/** Whether the runtime supports this IANA time zone. */
export function isTimeZone(name: string): boolean {
  return !Number.isNaN(tzOffset(name, new Date(0)))
}

const MINUTE_MS = 60_000
const MINUTES_PER_HOUR = 60
const MINUTES_PER_DAY = 24 * MINUTES_PER_HOUR

export function isWallClock(value: unknown): value is WallClock {
  return (
    typeof value === 'string' &&
    /^.{10}T([01]\d|2[0-3]):[0-5]\d$/.test(value) &&
    isCalendarDate(value.slice(0, 10))
  )
}

/**
 * Returns the instant at which a clock in `zone` shows `wallClock`. A time skipped in spring is read as an hour
 * later, a repeated one as its first occurrence (like Temporal).
 */
export function toInstant(wallClock: WallClock, zone: string = getDefaultTimeZone()): Date {
  const asUtc = toTotalMinutes(wallClock) * MINUTE_MS
  const before = asUtc - getZoneOffset(zone, asUtc - MINUTES_PER_DAY * MINUTE_MS)
  const after = asUtc - getZoneOffset(zone, asUtc + MINUTES_PER_DAY * MINUTE_MS)
  const isTrue = (instant: number) => instant + getZoneOffset(zone, instant) === asUtc
  return new Date(isTrue(before) || !isTrue(after) ? before : after)
}

/** Returns the wall clock in `zone` at that instant, without seconds. */
export function toWallClock(
  instant: Date | string | number,
  zone: string = getDefaultTimeZone(),
): WallClock {
  return minutesToWallClock(Math.floor(toWallTime(instant, zone) / MINUTE_MS))
}

/** Converts an instant to wall-clock milliseconds. Only differences between such values are meaningful. */
function toWallTime(instant: Date | string | number, zone: string = getDefaultTimeZone()): number {
  const time = new Date(instant).getTime()
  return time + getZoneOffset(zone, time)
}

/**
 * Converts a date from the wire to the day at the location. A plain date is unchanged; an instant becomes the
 * local day, so that a price range does not depend on the visitor's time zone.
 */
export function toCalendarDate(
  value: Date | string,
  zone: string = getDefaultTimeZone(),
): CalendarDate {
  return isCalendarDate(value) ? value : getWallClockDate(toWallClock(value, zone))
}

export function getWallClockDate(wallClock: WallClock): CalendarDate {
  return wallClock.slice(0, 10) as CalendarDate
}

/** Returns the time as `HH:mm`. */
export function getWallClockTime(wallClock: WallClock): string {
  return wallClock.slice(11, 16)
}

/** Returns the minutes since midnight. */
export function getDayMinute(wallClock: WallClock): number {
  return Number(wallClock.slice(11, 13)) * MINUTES_PER_HOUR + Number(wallClock.slice(14, 16))
}

export function makeWallClock(date: CalendarDate, minute: number): WallClock {
  return minutesToWallClock(toDayNumber(date) * MINUTES_PER_DAY + minute)
}

export function addHours(wallClock: WallClock, hours: number): WallClock {
  return minutesToWallClock(toTotalMinutes(wallClock) + Math.round(hours * MINUTES_PER_HOUR))
}

/** Counts the minutes in wall-clock time; negative when the drop-off precedes the pick-up. */
export function countRentalMinutes(from: WallClock, to: WallClock): number {
  return toTotalMinutes(to) - toTotalMinutes(from)
}

/** Counts the hours in wall-clock time. A part of an hour counts as an hour, and clock changes are ignored. */
export function countRentalHours(from: WallClock, to: WallClock): number {
  return Math.max(0, Math.ceil(countRentalMinutes(from, to) / MINUTES_PER_HOUR))
}

/**
 * Counts the 24-hour periods, where a part counts as a whole: the "days" on labels, on bills and in minimum
 * rentals.
 */
export function countRentalDays(from: WallClock, to: WallClock): number {
  return Math.ceil(countRentalHours(from, to) / 24)
}

/** The times that every price needs, computed once for all cars of a search. */
export interface RentalSpan {
  /** A part of an hour counts as an hour. */
  readonly hours: number
  /** 24-hour periods; a part of one counts as a whole. */
  readonly days: number
  /** The calendar days charged under date-based pricing: `days` days, starting on the pick-up day. */
  readonly firstDate: CalendarDate
  readonly lastDate: CalendarDate
}

/** Makes the span of a rental. A drop-off at or before pick-up gives an empty span, which costs nothing. */
export function makeRentalSpan(from: WallClock, to: WallClock): RentalSpan {
  return makeSpanFrom(getWallClockDate(from), countRentalHours(from, to))
}

/** Like `makeRentalSpan`, for two instants in `zone`: a single second counts as an hour. */
export function makeSpanBetween(from: Date | string, to: Date | string, zone?: string): RentalSpan {
  const time = toWallTime(to, zone) - toWallTime(from, zone)
  const hours = Math.max(0, Math.ceil(time / (MINUTES_PER_HOUR * MINUTE_MS)))
  return makeSpanFrom(getWallClockDate(toWallClock(from, zone)), hours)
}

/** Like `makeRentalSpan`, for a rental of `hours` that starts on `firstDate`. */
export function makeSpanFrom(firstDate: CalendarDate, hours: number): RentalSpan {
  const days = Math.ceil(hours / 24)
  const lastDay = toDayNumber(firstDate) + days - 1
  return { hours, days, firstDate, lastDate: dayToDate(lastDay) }
}

function toTotalMinutes(wallClock: WallClock): number {
  return toDayNumber(getWallClockDate(wallClock)) * MINUTES_PER_DAY + getDayMinute(wallClock)
}

function minutesToWallClock(minutes: number): WallClock {
  return new Date(minutes * MINUTE_MS).toISOString().slice(0, 16) as WallClock
}

function getZoneOffset(zone: string, time: number): number {
  const minutes = tzOffset(zone, new Date(time))
  if (Number.isNaN(minutes)) throw new RangeError(`No time ${time} in time zone ${zone}`)
  return Math.round(minutes * MINUTE_MS)
}
