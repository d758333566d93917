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

/** The same words as on the pages. */
const STATES: Record<BookingState, ServerMessage> = {
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

/** The state of the booking when the mail is sent, in words. */
export type MailedBooking = {
  /** Its reference (BOOKING-30). */
  reference: string
  driverId: string
  /** Its state when the mail is sent; null for an unknown status. */
  state: BookingState | null
  /** The car is reserved or in use, and no cancellation is pending. */
  isComing: boolean
  /** The pick-up is past. */
  hasBegun: boolean
  car: string
  supplier: string
  /** Null when the supplier has none. */
  phone: string | null
  /** The rental conditions of the booking; null without any. */
  conditions: { supplierId: string; version: number } | null
  /** Null when the customer drives. */
  mainDriver: { name: string; phone: string } | null
  /** The operator has issued a receipt, an invoice or a credit note. */
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
  /** A time at the location. */
  arrival: string | null
  note: string | null
  /** When it was reported, with the note on the next line. */
  delay: string | null
}

/** The summary of a booking, like the top of its page and voucher, without a picture. */
export function bookingBlock(booking: MailedBooking, language: Language): MailBlock {
  const translate = createTranslator(language)
  const { reference, car, pickUp, dropOff, state } = booking
  return {
    title: car,
    rows: [
      [translate(TEXTS.reference), reference],
      ...(state ? [[translate(TEXTS.status), translate(STATES[state])] as const] : []),
      [translate(TEXTS.pickUp), pickUp],
      [translate(TEXTS.dropOff), dropOff],
    ],
  }
}

/** The remaining facts of a deleted booking. */
export function deletedRows({ reference, price }: BookingMailFacts, language: Language): MailRow[] {
  const translate = createTranslator(language)
  return [
    ...(reference ? [[translate(TEXTS.reference), reference] as const] : []),
    [translate(TEXTS.amount), price],
  ]
}

export function supplierRows(booking: MailedBooking, language: Language): MailRow[] {
  const translate = createTranslator(language)
  return [
    [translate(TEXTS.supplier), booking.supplier],
    ...(booking.phone && booking.isComing
      ? [[translate(TEXTS.phone), booking.phone] as const]
      : []),
  ]
}

export function driverRows({ mainDriver }: MailedBooking, language: Language): MailRow[] {
  if (!mainDriver) return []
  const { name, phone } = mainDriver
  return [[createTranslator(language)(TEXTS.mainDriver), `${name}\n${phone}`]]
}

export function detailRows({ isComing, details }: MailedBooking, language: Language): MailRow[] {
  const translate = createTranslator(language)
  const names = ['travelNumber', 'arrival', 'note', 'delay'] as const
  return names.flatMap((name) => {
    const value = isComing ? details[name] : null
    return value === null ? [] : [[translate(TEXTS[name]), value] as const]
  })
}
