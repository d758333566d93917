import type { Language } from '@masar/domain/service/languages.ts'

import type { CustomerNotice } from '../../bookings/notices/messages.ts'
import { type NoticeFacts, writeNotice } from '../../bookings/notices/write-notice.ts'
import { accountId, demoAccounts } from '../demo-accounts.ts'
import { demoId } from '../identity.ts'
import type { DemoBooking } from './booking.ts'
import { baseCurrency } from '@masar/domain/service/operator.ts'

/** The notification of each demo event. */
const NOTICES: Record<string, CustomerNotice> = {
  created: 'created',
  reserved: 'became-reserved',
  deposit: 'became-deposit',
  paid: 'became-paid',
  paidInFull: 'became-paidInFull',
  cancelRequested: 'cancelRequested',
  cancelled: 'became-cancelled',
}

/** Demo times are seeded without an offset. */
const TIME_ZONE = 'UTC'

const UNREAD = 5

export type NotificationRow = ReturnType<typeof notificationRow> & { is_read: boolean }

/** The demo customers' notifications about their bookings; the newest is unread. */
export function notificationRows(bookings: readonly DemoBooking[]): NotificationRow[] {
  return Object.values(demoAccounts).flatMap(({ key, language, fullName }) => {
    const own = bookings.filter(({ row }) => row.driver_id === accountId(key))
    const changes = own.flatMap((booking) => booking.events.map((event) => ({ booking, event })))
    return changes
      .filter(({ event }) => event.kind in NOTICES)
      .toSorted((a, b) => (a.event.happened_at < b.event.happened_at ? 1 : -1))
      .map((each, index) => ({
        ...notificationRow(each, language, fullName),
        is_read: index >= UNREAD,
      }))
  })
}

type NoticeEvent = { booking: DemoBooking; event: DemoBooking['events'][number] }

function notificationRow({ booking, event }: NoticeEvent, language: Language, driver: string) {
  const { row, rental } = booking
  const kind = NOTICES[event.kind]
  const facts: NoticeFacts = {
    to: 'customer',
    car: rental.car.row.name,
    driver,
    startsAt: new Date(rental.from).toISOString(),
    timeZone: TIME_ZONE,
    amount: row.price,
    currency: baseCurrency(),
  }
  const message = kind && writeNotice(kind, facts, language)?.text
  if (!message) throw new Error(`No notification text for "${event.kind}".`)
  return {
    id: demoId('notification', event.id),
    account_id: row.driver_id,
    message,
    kind,
    facts,
    booking_id: row.id,
    car_id: row.car_id,
    created_at: event.happened_at,
    updated_at: event.happened_at,
  }
}
