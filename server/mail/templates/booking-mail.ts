import type { BookingState } from '@masar/domain/booking/booking-state.ts'
import type { Language } from '@masar/domain/service/languages.ts'
import { type ServerMessage, msg } from '#texts/msg.ts'
import { createTranslator } from '#texts/translate.ts'

import type { BookingMailFacts } from '../mail-queue.ts'
import type { MailBlock, MailContent, MailRow } from './mail-content.ts'
import { type MailedPrice, priceRows } from './price-rows.ts'

const TEXTS = {
  reference: msg`Reference`,
  supplier: msg`Rental company`,
  phone: msg`Rental company phone`,
  status: msg`Status`,
  pickUp: msg`Pick-up`,
  dropOff: msg`Drop-off`,
  amount: msg`Amount`,
  button: msg`View booking`,
  answer: msg`Read and answer`,
  list: msg`View your bookings`,
  conditions: msg`Rental conditions`,
  documents: msg`Receipts and invoices`,
  bring: msg`Bring a driving licence for each driver and an identity document.`,
  travelNumber: msg`Flight or train`,
  arrival: msg`Expected arrival`,
  note: msg`Note to the rental company`,
  delay: msg`Delay reported`,
  why: msg`You’re receiving this email about a booking. You can turn these emails off in your settings.`,
  whereToAnswer: msg`Answer on the booking page, where all messages are. Answers to this email don’t reach it.`,
  answerByMail: msg`Answer on the booking page, where all messages are. An answer to this email goes only to the customer’s address.`,
  whyGuest: msg`You’re receiving this email about your booking. The link opens it without a password: forward it only to people you trust.`,
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

type BookingMailInput = {
  facts: BookingMailFacts
  /** Null when it was deleted. */
  booking: MailedBooking | null
  language: Language
  /** Answers to this mail reach the customer. */
  isAnswerable?: boolean
  /** `isVerified`: the address belongs to the reader. */
  reader: { id: string; name: string; isVerified: boolean }
  /** The secret that opens a guest's booking. */
  linkToken: string | null
  publicUrl: URL
}

/** A mail about a booking with its current state, or only its reference when it was deleted. */
export function bookingMail({
  facts,
  booking,
  language,
  reader,
  linkToken,
  publicUrl,
  isAnswerable = false,
}: BookingMailInput): MailContent {
  const translate = createTranslator(language)
  const isDriver = booking?.driverId === reader.id
  const search = { b: facts.booking, ...(linkToken ? { t: linkToken } : {}), l: language }
  const linkToBooking = (part?: string) => pageAddress('/booking', search, publicUrl, part)
  const { quote } = facts
  const whereToAnswer = isAnswerable ? TEXTS.answerByMail : TEXTS.whereToAnswer
  return {
    subject: facts.subject,
    heading: facts.title ?? facts.subject,
    name: reader.name,
    paragraphs: [
      ...(facts.message ? [facts.message] : []),
      ...(isDriver && booking?.isComing && !booking.hasBegun && !quote
        ? [translate(TEXTS.bring)]
        : []),
    ],
    ...(quote ? { quote } : {}),
    ...(booking
      ? {
          block: bookingBlock(booking, language),
          rows: [
            ...supplierRows(booking, language),
            // Not to an unverified driver: a booking with a foreign address could send it any text.
            ...(!isDriver || reader.isVerified ? detailRows(booking, language) : []),
            ...priceRows(booking.price, language),
          ],
        }
      : { rows: deletedRows(facts, language) }),
    button: booking
      ? {
          label: translate(quote ? TEXTS.answer : TEXTS.button),
          href: linkToBooking(quote ? MESSAGES_PART : undefined),
          isShort: true,
        }
      : {
          label: translate(TEXTS.list),
          href: pageAddress('/bookings', { l: language }, publicUrl),
          isShort: true,
        },
    links: [
      ...(isDriver && booking?.hasDocuments
        ? [{ label: translate(TEXTS.documents), href: linkToBooking('documents') }]
        : []),
      ...(booking?.conditions ? [conditionsLink(booking.conditions, language, publicUrl)] : []),
    ],
    notes: [
      ...(quote && booking ? [translate(whereToAnswer)] : []),
      translate(linkToken ? TEXTS.whyGuest : TEXTS.why),
    ],
  }
}

type BookedConditions = NonNullable<MailedBooking['conditions']>

/** Public, so that it opens without signing in. */
const conditionsLink = (
  { supplierId, version }: BookedConditions,
  language: Language,
  publicUrl: URL,
) => ({
  label: createTranslator(language)(TEXTS.conditions),
  href: pageAddress(
    `/conditions/${supplierId}`,
    { version: String(version), l: language },
    publicUrl,
  ),
})

/** The part of the booking's page with its messages (`src/rental/booking-link/booking-parts.ts`). */
const MESSAGES_PART = 'messages'

function pageAddress(
  path: string,
  search: Record<string, string>,
  publicUrl: URL,
  hash = '',
): string {
  const address = new URL(path, publicUrl)
  address.hash = hash
  address.search = new URLSearchParams(search).toString()
  return address.href
}

/** The summary of a booking, like the top of its page and voucher, without a picture. */
function bookingBlock(booking: MailedBooking, language: Language): MailBlock {
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
function deletedRows({ reference, price }: BookingMailFacts, language: Language): MailRow[] {
  const translate = createTranslator(language)
  return [
    ...(reference ? [[translate(TEXTS.reference), reference] as const] : []),
    [translate(TEXTS.amount), price],
  ]
}

function supplierRows(booking: MailedBooking, language: Language): MailRow[] {
  const translate = createTranslator(language)
  return [
    [translate(TEXTS.supplier), booking.supplier],
    ...(booking.phone && booking.isComing
      ? [[translate(TEXTS.phone), booking.phone] as const]
      : []),
  ]
}

function detailRows({ isComing, details }: MailedBooking, language: Language): MailRow[] {
  const translate = createTranslator(language)
  const names = ['travelNumber', 'arrival', 'note', 'delay'] as const
  return names.flatMap((name) => {
    const value = isComing ? details[name] : null
    return value === null ? [] : [[translate(TEXTS[name]), value] as const]
  })
}
