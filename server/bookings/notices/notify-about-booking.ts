import type { Amount } from '@masar/domain/money/money.ts'
import { msg } from '#texts/msg.ts'
import { createTranslator } from '#texts/translate.ts'

import type { Database } from '../../db/connection/connect.ts'
import { createObjectId, type ObjectId } from '../../db/object-id.ts'
import { queueMail } from '../../mail/mail-queue.ts'
import { CHANGE_EMAIL_KINDS } from './change-messages.ts'
import { mailMainDriver } from './mail-main-driver.ts'
import type { CustomerNotice, StaffNotice, StaffOnlyNotice } from './messages.ts'
import { isForStaff, type NoticeFacts, readLanguage, writeNotice } from './write-notice.ts'
import { getBaseCurrency } from '@masar/domain/service/operator.ts'

type Notice = {
  kind: CustomerNotice | StaffNotice
  bookingId: ObjectId
  /** The charged amount, for notifications about money. */
  charged?: { amount: Amount; currency: string }
  /** When a driver who is late expects to arrive. */
  arrival?: Date
  /** The text of a message, for the email only. */
  quote?: string
  now: Date
}

type Facts = Awaited<ReturnType<typeof readFacts>>
type Reader = { id: ObjectId; language: string; enable_email_notifications: boolean }

const EMAIL_KINDS = {
  ...CHANGE_EMAIL_KINDS,
  created: 'booking-created',
  cancelRequested: 'cancel-requested',
  paid: 'booking-paid',
  expired: 'payment-expired',
  refunding: 'payment-refunded',
  refunded: 'refund-sent',
  refundFailed: 'refund-failed',
  cancelledAndReturned: 'payment-refunded',
  tripDetails: 'trip-details',
  delay: 'running-late',
  supplierMessage: 'booking-message',
  customerMessage: 'booking-message',
} as const

/**
 * Notifies the customer and, for some kinds, the supplier's staff and the administrators, each in their
 * language. Also emails the main driver.
 */
export async function notifyAboutBooking(
  tx: Database,
  { bookingId, ...notice }: Notice & { kind: CustomerNotice },
) {
  const facts = await readFacts(tx, bookingId)
  await notifyReader(tx, { ...notice, reader: facts.customer, to: 'customer', facts })
  await mailMainDriver(tx, notice.kind, { rental: facts, now: notice.now })
  if (isForStaff(notice.kind)) await notifyReaders(tx, notice, facts)
}

/**
 * Notifies the supplier's staff and the administrators of something that the customer did. The customer is not
 * notified.
 */
export const notifyStaff = async (
  tx: Database,
  { bookingId, ...notice }: Notice & { kind: StaffOnlyNotice },
) => notifyReaders(tx, notice, await readFacts(tx, bookingId))

async function notifyReaders(tx: Database, notice: Omit<Notice, 'bookingId'>, facts: Facts) {
  for (const reader of await findStaff(tx, facts.supplierId))
    await notifyReader(tx, { ...notice, reader, to: 'staff', facts })
}

type Notification = Omit<Notice, 'bookingId'> & {
  reader: Reader
  to: NoticeFacts['to']
  facts: Facts
}

async function notifyReader(
  tx: Database,
  { reader, to, facts, ...notice }: Notification,
): Promise<void> {
  const { kind, now } = notice
  const language = readLanguage(reader.language)
  const { amount, currency } = notice.charged ?? toBasePrice(facts)
  const { car, driver, timeZone, startsAt } = facts
  const noticeFacts = {
    to,
    car,
    driver,
    driverId: facts.customer.id,
    timeZone,
    startsAt: startsAt.toISOString(),
    amount,
    currency,
    ...(notice.arrival && { arrival: notice.arrival.toISOString() }),
  }
  const written = writeNotice(kind, noticeFacts, language)
  if (!written) throw new Error(`No text for ${to} about "${kind}".`)
  await tx
    .insertInto('notification')
    .values({
      id: createObjectId(now),
      account_id: reader.id,
      kind,
      facts: JSON.stringify(noticeFacts),
      message: written.text,
      booking_id: facts.bookingId,
      created_at: now,
      updated_at: now,
    })
    .execute()
  if (!reader.enable_email_notifications) return
  const { title, date } = written
  const { reference } = facts
  const mail = {
    booking: facts.bookingId,
    driverId: facts.customer.id,
    reference,
    subject: createTranslator(language)(
      msg`${{ title }}: ${{ car }}, ${{ date }} (${{ reference }})`,
    ),
    title,
    message: written.text,
    price: written.amount,
    ...(notice.quote !== undefined && { quote: notice.quote }),
  }
  const replyTo = kind === 'customerMessage' ? facts.customer.replyTo : null
  const queued = {
    accountId: reader.id,
    kind: EMAIL_KINDS[kind],
    language,
    facts: mail,
    replyTo,
    now,
  }
  await queueMail(tx, queued)
}

type Money = { amount: Amount; currency: string }

const toBasePrice = ({ price }: Facts): Money => ({ amount: price, currency: getBaseCurrency() })

async function readFacts(tx: Database, bookingId: ObjectId) {
  const row = await tx
    .selectFrom('booking')
    .innerJoin('car', 'car.id', 'booking.car_id')
    .innerJoin('account', 'account.id', 'booking.driver_id')
    .innerJoin('location', 'location.id', 'booking.pickup_location_id')
    .select(['booking.starts_at', 'booking.price', 'booking.supplier_id', 'car.name as car'])
    .select('booking.reference')
    .select(['account.id', 'account.language', 'account.enable_email_notifications'])
    .select(['account.full_name as driver', 'account.email', 'account.verified'])
    .select('location.time_zone')
    .where('booking.id', '=', bookingId)
    .executeTakeFirstOrThrow()
  const { id, language, enable_email_notifications } = row
  return {
    bookingId,
    reference: row.reference,
    car: row.car,
    driver: row.driver,
    price: row.price,
    startsAt: row.starts_at,
    timeZone: row.time_zone,
    supplierId: row.supplier_id,
    customer: {
      id,
      language,
      enable_email_notifications,
      // An unverified address may belong to a stranger.
      replyTo: row.verified ? row.email : null,
    },
  }
}

const findStaff = (tx: Database, supplierId: ObjectId) =>
  tx
    .selectFrom('account')
    .select(['id', 'language', 'enable_email_notifications'])
    .where((where) =>
      where.or([where('supplier_id', '=', supplierId), where('type', '=', 'admin')]),
    )
    .execute()
