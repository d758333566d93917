import type { BookingState } from '@masar/domain/booking/booking-state.ts'
import type { Language } from '@masar/domain/service/languages.ts'
import { type ServerMessage, msg } from '#texts/msg.ts'
import { createTranslator } from '#texts/translate.ts'

import type { BookingMailFacts } from '../mail-queue.ts'
import type { MailBlock, MailRow } from './mail-content.ts'
import type { MailedPrice } from './price-rows.ts'

const TEXTS = {
  reference: msg`Reference`,
  supplier: msg`Rental company`,
  mainDriver: msg`Main driver`,
  phone: msg`Rental company phone`,
  status: msg`Status`,
  pickUp: msg`Pick-up`,
  dropOff: msg`Drop-off`,
  amount: msg`Amount`,
  travelNumber: msg`Flight or train`,
  arrival: msg`Expected arrival`,
  note: msg`Note to the rental company`,
  delay: msg`Delay reported`,
}

/** The same labels as on the website. */
const STATE_LABELS: Record<BookingState, ServerMessage> = {
  awaitingPayment: msg`Awaiting payment`,
  paymentNotFinished: msg`Payment not completed`,
  requested: msg`Requested`,
  notConfirmed: msg`Not confirmed`,
  confirmed: msg`Confirmed`,
  inProgress: msg`In progress`,
  completed: msg`Completed`,
  cancellationRequested: msg`Cancellation requested`,
  cancelled: msg`Cancelled`,
}

/** The details of a booking when the email is sent; locations and times are formatted text. */
export type MailedBooking = {
  /** The booking reference (BOOKING-30). */
  reference: string
  driverId: string
  /** Null for an unknown status. */
  state: BookingState | null
  /** Whether the car is reserved or in use, and no cancellation is pending. */
  isComing: boolean
  /** Whether the pick-up time has passed. */
  hasBegun: boolean
  car: string
  supplier: string
  /** The supplier's phone number, or null. */
  phone: string | null
  /** Null when the booking has no rental conditions. */
  conditions: { supplierId: string; version: number } | null
  /** Null when the customer drives. */
  mainDriver: { name: string; phone: string } | null
  /** Whether the operator has issued a receipt, an invoice or a credit note. */
  hasDocuments: boolean
  /** The location, with the time on the next line. */
  pickUp: string
  dropOff: string
  price: MailedPrice
  details: MailedDetails
}

/** What the driver has entered about their arrival. */
type MailedDetails = {
  travelNumber: string | null
  /** The arrival time at the location. */
  arrival: string | null
  note: string | null
  /** The delayed arrival, with the note on the next line. */
  delay: string | null
}

/** Summarizes a booking as at the top of its page and voucher, without the picture. */
export function makeBookingBlock(booking: MailedBooking, language: Language): MailBlock {
  const translate = createTranslator(language)
  const { reference, car, pickUp, dropOff, state } = booking
  return {
    title: car,
    rows: [
      [translate(TEXTS.reference), reference],
      ...(state ? [[translate(TEXTS.status), translate(STATE_LABELS[state])] as const] : []),
      [translate(TEXTS.pickUp), pickUp],
      [translate(TEXTS.dropOff), dropOff],
    ],
  }
}

/** Lists what is still known about a deleted booking. */
export function listDeletedRows(
  { reference, price }: BookingMailFacts,
  language: Language,
): MailRow[] {
  const translate = createTranslator(language)
  return [
    ...(reference ? [[translate(TEXTS.reference), reference] as const] : []),
    [translate(TEXTS.amount), price],
  ]
}

export function listSupplierRows(booking: MailedBooking, language: Language): MailRow[] {
  const translate = createTranslator(language)
  return [
    [translate(TEXTS.supplier), booking.supplier],
    ...(booking.phone && booking.isComing
      ? [[translate(TEXTS.phone), booking.phone] as const]
      : []),
  ]
}

export function listDriverRows({ mainDriver }: MailedBooking, language: Language): MailRow[] {
  if (!mainDriver) return []
  const { name, phone } = mainDriver
  return [[createTranslator(language)(TEXTS.mainDriver), `${name}\n${phone}`]]
}

export function listDetailRows(
  { isComing, details }: MailedBooking,
  language: Language,
): MailRow[] {
  const translate = createTranslator(language)
  const names = ['travelNumber', 'arrival', 'note', 'delay'] as const
  return names.flatMap((name) => {
    const value = isComing ? details[name] : null
    return value === null ? [] : [[translate(TEXTS[name]), value] as const]
  })
}
