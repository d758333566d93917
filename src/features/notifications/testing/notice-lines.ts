import type { Ledger, NotificationEntry } from '@masar/machines/notifications/ledger.ts'
import { formatDayAndTime } from '#testing/walks/fact-texts.ts'

/**
 * Returns the data shown in a list of notifications: the unread count, and the booking, time and mark of each
 * notification.
 */
export function listNoticeFacts({ notices, total, unread }: Ledger): string[] {
  if (total === 0) return []
  return [...(unread > 0 ? [`${unread} unread`] : []), ...notices.map(formatRow)]
}

function formatRow({ message, bookingId, createdAt, isRead }: NotificationEntry): string {
  const booking = bookingId ? ` (/booking?b=${bookingId})` : ''
  const mark = isRead ? '' : ' Unread'
  return `${message}${booking} ${formatDayAndTime(createdAt)}${mark} Actions: ${message}`
}
