import type { Ledger, NotificationEntry } from '@masar/machines/notifications/ledger.ts'
import { dayAndTime } from '#testing/walks/fact-texts.ts'

/** What a list of notifications shows: how many are unread, and each with its booking, its time and its mark. */
export function noticeLines({ notices, total, unread }: Ledger): string[] {
  if (total === 0) return []
  return [...(unread > 0 ? [`${unread} unread`] : []), ...notices.map(rowText)]
}

function rowText({ message, bookingId, createdAt, isRead }: NotificationEntry): string {
  const booking = bookingId ? ` (/booking?b=${bookingId})` : ''
  const mark = isRead ? '' : ' Unread'
  return `${message}${booking} ${dayAndTime(createdAt)}${mark} Actions: ${message}`
}
