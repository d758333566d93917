import type { Language } from '@masar/domain/service/languages.ts'

import type { CustomerNotice } from '../../bookings/notices/messages.ts'
import { type NoticeFacts, writeNotice } from '../../bookings/notices/write-notice.ts'
import { toAccountId, demoAccounts } from '../demo-accounts.ts'
import { toDemoId } from '../identity.ts'
import type { DemoBooking } from './booking.ts'
import { getBaseCurrency } from '@masar/domain/service/operator.ts'

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

/** Demo times have no offset, so they are formatted as UTC. */
const TIME_ZONE = 'UTC'

const UNREAD_COUNT = 5

export type NotificationRow = ReturnType<typeof makeNotificationRow> & { is_read: boolean }

/** Creates the demo customers' notifications about their bookings; the newest are unread. */
export function makeNotificationRows(bookings: readonly DemoBooking[]): NotificationRow[] {
  return Object.values(demoAccounts).flatMap(({ key, language, fullName }) => {
    const own = bookings.filter(({ row }) => row.driver_id === toAccountId(key))
    const changes = own.flatMap((booking) => booking.events.map((event) => ({ booking, event })))
    return changes
      .filter(({ event }) => event.kind in NOTICES)
      .toSorted((a, b) => (a.event.happened_at < b.event.happened_at ? 1 : -1))
      .map((each, index) => ({
        ...makeNotificationRow(each, language, fullName),
        is_read: index >= UNREAD_COUNT,
      }))
  })
}

type NoticeEvent = { booking: DemoBooking; event: DemoBooking['events'][number] }

function makeNotificationRow({ booking, event }: NoticeEvent, language: Language, driver: string) {
  const { row, rental } = booking
  const kind = NOTICES[event.kind]
  const facts: NoticeFacts = {
    to: 'customer',
    car: rental.car.row.name,
    driver,
    startsAt: new Date(rental.from).toISOString(),
    timeZone: TIME_ZONE,
    amount: row.price,
    currency: getBaseCurrency(),
  }
  const message = kind && writeNotice(kind, facts, language)?.text
  if (!message) throw new Error(`No notification text for "${event.kind}".`)
  return {
    id: toDemoId('notification', event.id),
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
