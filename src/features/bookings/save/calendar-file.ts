export interface CalendarEntry {
  bookingId: string
  title: string
  description: string
  location: string
  /** Instants, written in UTC, so that every calendar shows the exact times of the rental. */
  from: string
  to: string
  /** Whether the supplier has not confirmed the booking yet, or not decided on a cancellation request. */
  isInDoubt: boolean
  url: string
}

/**
 * Returns the rental as an iCalendar file (RFC 5545). The UID contains the booking id, so that opening a second
 * file updates the entry instead of adding another one.
 */
export function createCalendarFile(entry: CalendarEntry): string {
  const { hostname } = new URL(entry.url)
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${hostname}`,
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${entry.bookingId}@${hostname}`,
    `DTSTAMP:${toUtc(new Date().toISOString())}`,
    `DTSTART:${toUtc(entry.from)}`,
    `DTEND:${toUtc(entry.to)}`,
    `SUMMARY:${escapeText(entry.title)}`,
    `DESCRIPTION:${escapeText(entry.description)}`,
    `LOCATION:${escapeText(entry.location)}`,
    `URL:${entry.url}`,
    `STATUS:${entry.isInDoubt ? 'TENTATIVE' : 'CONFIRMED'}`,
    // The rental does not block the customer's time.
    'TRANSP:TRANSPARENT',
    'X-MICROSOFT-CDO-BUSYSTATUS:FREE',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map((line) => `${foldLine(line)}\r\n`)
    .join('')
}

/** Converts `2027-06-01T09:00:00.000Z` to `20270601T090000Z`. */
const toUtc = (instant: string) => new Date(instant).toISOString().replace(/[-:]|\.\d+/g, '')

const escapeText = (text: string) =>
  text.replace(/[\\;,]/g, String.raw`\$&`).replace(/\r\n?|\n/g, String.raw`\n`)

const MAX_LINE_OCTETS = 75

/** Continues a long line on the next one, after a space. Never splits a character (RFC 5545, 3.1). */
function foldLine(line: string): string {
  const encoder = new TextEncoder()
  let folded = ''
  let octets = 0
  for (const character of line) {
    const size = encoder.encode(character).length
    if (octets + size > MAX_LINE_OCTETS) {
      folded += '\r\n '
      octets = 1
    }
    folded += character
    octets += size
  }
  return folded
}
