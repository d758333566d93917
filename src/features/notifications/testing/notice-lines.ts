import type { Ledger, NotificationEntry } from '@masar/machines/notifications/ledger.ts'
import { dayAndTime } from '#testing/walks/fact-texts.ts'

/** The data in a list of notifications: the number of unread ones, and each with its booking, time and mark. */
export function noticeLines({ notices, total, unread }: Ledger): string[] {
  if (total === 0) return []
  return [...(unread > 0 ? [`${unread} unread`] : []), ...notices.map(rowText)]
}

function rowText({ message, bookingId, createdAt, isRead }: NotificationEntry): string {
  const booking = bookingId ? ` (/booking?b=${bookingId})` : ''
  const mark = isRead ? '' : ' Unread'
  return `${message}${booking} ${dayAndTime(createdAt)}${mark} Actions: ${message}`
}
