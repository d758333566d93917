import type { Ledger, NotificationEntry } from '@masar/machines/notifications/ledger.ts'
import { formatDayAndTime } from '#testing/walks/fact-texts.ts'

/**
 * Returns the data in a list of notifications: the number of unread ones, and the booking, time and mark of
 * each.
 */
export function noticeLines({ notices, total, unread }: Ledger): string[] {
  if (total === 0) return []
  return [...(unread > 0 ? [`${unread} unread`] : []), ...notices.map(formatRow)]
}

function formatRow({ message, bookingId, createdAt, isRead }: NotificationEntry): string {
  const booking = bookingId ? ` (/booking?b=${bookingId})` : ''
  const mark = isRead ? '' : ' Unread'
  return `${message}${booking} ${formatDayAndTime(createdAt)}${mark} Actions: ${message}`
}
