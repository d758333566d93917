import { formatLongDate } from '@masar/domain/rental/long-date.ts'
import { type ServerMessage, msg } from '#texts/msg.ts'
import { createTranslator } from '#texts/translate.ts'

import type { Database } from '../../db/connection/connect.ts'
import type { ObjectId } from '../../db/object-id.ts'
import { queueMail } from '../../mail/mail-queue.ts'
import { findMainDriver, type StoredMainDriver } from '../main-driver.ts'
import type { CustomerNotice } from './messages.ts'
import { readLanguage } from './write-notice.ts'

type Rental = {
  bookingId: ObjectId
  reference: string
  car: string
  /** The customer who booked. */
  driver: string
  startsAt: Date
  timeZone: string
  customer: { id: ObjectId }
}

type Words = { customer: string; car: string; date: string }
type DriverNotice = { title: ServerMessage; text: (words: Words) => ServerMessage }

const CHANGED_NOTICE: DriverNotice = {
  title: msg`Your rental has changed`,
  text: ({ car, date }) =>
    msg`Your rental of ${{ car }} has changed. It now starts on ${{ date }}.`,
}

const CANCELLED_NOTICE: DriverNotice = {
  title: msg`Your rental is cancelled`,
  text: ({ customer, car, date }) =>
    msg`The booking of ${{ car }} that ${{ customer }} made for you for ${{ date }} is no longer valid.`,
}

/** Notices to the main driver. Each key is the notice to the customer that triggers it. */
const DRIVER_NOTICES: Partial<Record<CustomerNotice, DriverNotice>> = {
  created: {
    title: msg`A car is requested for you`,
    text: ({ customer, car, date }) =>
      msg`${{ customer }} has requested ${{ car }} for you for ${{ date }}. The rental company still has to confirm the booking.`,
  },
  paid: {
    title: msg`A car is booked for you`,
    text: ({ customer, car, date }) =>
      msg`${{ customer }} has booked ${{ car }} for you for ${{ date }}.`,
  },
  'became-reserved': {
    title: msg`Your rental is confirmed`,
    text: ({ customer, car, date }) =>
      msg`The rental company has confirmed ${{ car }}, which ${{ customer }} booked for you for ${{ date }}.`,
  },
  amended: CHANGED_NOTICE,
  amendedByStaff: CHANGED_NOTICE,
  'became-cancelled': CANCELLED_NOTICE,
  'became-void': CANCELLED_NOTICE,
  cancelledAndReturned: CANCELLED_NOTICE,
  deleted: CANCELLED_NOTICE,
}

/** Emails the main driver in their language, if the booking has one and the notice concerns them. */
export async function mailMainDriver(
  tx: Database,
  kind: CustomerNotice,
  { rental, now }: { rental: Rental; now: Date },
): Promise<void> {
  const notice = DRIVER_NOTICES[kind]
  const driver = notice ? await findMainDriver(tx, rental.bookingId) : null
  if (!notice || !driver) return
  const language = readLanguage(driver.language)
  const translate = createTranslator(language)
  const { car, reference, timeZone } = rental
  const date = formatLongDate(language, rental.startsAt, timeZone)
  const title = translate(notice.title)
  await queueDriverMail(tx, driver, {
    driverId: rental.customer.id,
    reference,
    subject: translate(msg`${{ title }}: ${{ car }}, ${{ date }} (${{ reference }})`),
    title,
    message: translate(notice.text({ customer: rental.driver, car, date })),
    now,
  })
}

/** Queues an email with a new link, at the main driver's request. */
export const queueDriverLinkEmail = (
  tx: Database,
  driver: StoredMainDriver,
  now: Date,
): Promise<void> => {
  const subject = createTranslator(readLanguage(driver.language))(msg`The link to your booking`)
  return queueDriverMail(tx, driver, { subject, now })
}

type DriverMail = {
  driverId?: ObjectId
  reference?: string
  subject: string
  title?: string
  message?: string
  now: Date
}

const queueDriverMail = (tx: Database, driver: StoredMainDriver, { now, ...facts }: DriverMail) =>
  queueMail(tx, {
    kind: 'booking-for-driver',
    recipient: driver.email,
    language: readLanguage(driver.language),
    facts: { ...facts, booking: driver.booking_id, price: '' },
    now,
  })
