import { createEvent, type DateArray, type EventAttributes } from 'ics'

export interface CalendarEntry {
  bookingId: string
  title: string
  description: string
  location: string
  /** Instants; written in UTC, so that every calendar shows the rental at its true time. */
  from: string
  to: string
  /** A cancellation is asked for, and the supplier has not answered. */
  isInDoubt: boolean
  url: string
}

/**
 * The rental as a calendar file (RFC 5545). Its UID is the booking's, so that taking the file a
 * second time changes the entry instead of making another.
 */
export function calendarFile(entry: CalendarEntry): string {
  const { error, value } = createEvent(calendarEvent(entry))
  if (error || !value) throw error ?? new Error('No calendar file was made.')
  return value
}

const calendarEvent = (entry: CalendarEntry): EventAttributes => ({
  uid: `${entry.bookingId}@masar`,
  productId: 'masar',
  title: entry.title,
  description: entry.description,
  location: entry.location,
  url: entry.url,
  start: utcParts(entry.from),
  startInputType: 'utc',
  startOutputType: 'utc',
  end: utcParts(entry.to),
  endInputType: 'utc',
  endOutputType: 'utc',
  status: entry.isInDoubt ? 'TENTATIVE' : 'CONFIRMED',
  busyStatus: 'FREE',
})

function utcParts(instant: string): DateArray {
  const date = new Date(instant)
  return [
    date.getUTCFullYear(),
    date.getUTCMonth() + 1,
    date.getUTCDate(),
    date.getUTCHours(),
    date.getUTCMinutes(),
  ]
}
