import type { Language } from '@masar/domain/service/languages.ts'
import { msg } from '#texts/msg.ts'
import { createTranslator } from '#texts/translate.ts'

import type { BookingMailFacts } from '../mail-queue.ts'
import {
  makeBookingBlock,
  listDeletedRows,
  listDetailRows,
  listDriverRows,
  type MailedBooking,
  listSupplierRows,
} from './booking-mail-rows.ts'
import type { MailContent } from './mail-content.ts'
import { listPriceRows } from './price-rows.ts'

const TEXTS = {
  button: msg`View booking`,
  voucher: msg`View booking and voucher`,
  answer: msg`Read and answer`,
  list: msg`View your bookings`,
  conditions: msg`Rental conditions`,
  documents: msg`Receipts and invoices`,
  bring: msg`Bring a driving licence for each driver and an identity document.`,
  why: msg`You’re receiving this email about a booking. You can turn these emails off in your settings.`,
  whereToAnswer: msg`Answer on the booking page, where all messages are. Answers to this email don’t reach it.`,
  answerByMail: msg`Answer on the booking page, where all messages are. An answer to this email goes only to the customer’s address.`,
  whyDriver: msg`You’re receiving this email because a car was booked for you. The link opens the booking without a password: forward it only to people you trust.`,
  whyGuest: msg`You’re receiving this email about your booking. The link opens it without a password: forward it only to people you trust.`,
}

type MailReader = {
  /** The account id; null for the main driver, who has no account. */
  id: string | null
  name: string
  /** Whether the address is known to belong to the reader. */
  isVerified: boolean
}

type BookingMailInput = {
  facts: BookingMailFacts
  /** Null when the booking was deleted. */
  booking: MailedBooking | null
  language: Language
  /** Whether replies to this email reach the customer. */
  isAnswerable?: boolean
  reader: MailReader
  /** The secret that opens a guest's booking. */
  linkToken: string | null
  publicUrl: URL
}

/** Writes an email about a booking with its current state, or only its reference when it was deleted. */
export function writeBookingMail({
  facts,
  booking,
  language,
  reader,
  linkToken,
  publicUrl,
  isAnswerable = false,
}: BookingMailInput): MailContent {
  const translate = createTranslator(language)
  const isCustomer = booking?.driverId === reader.id
  const isMainDriver = reader.id === null
  const drives = isMainDriver || (isCustomer && !booking?.mainDriver)
  const search = { b: facts.booking, ...(linkToken ? { t: linkToken } : {}), l: language }
  const linkToBooking = (part?: string) => makePageUrl('/booking', search, publicUrl, part)
  const { quote } = facts
  const whereToAnswer = isAnswerable ? TEXTS.answerByMail : TEXTS.whereToAnswer
  return {
    subject: facts.subject,
    heading: facts.title ?? facts.subject,
    name: reader.name,
    paragraphs: [
      ...(facts.message ? [facts.message] : []),
      ...(drives && booking?.isComing && !booking.hasBegun && !quote
        ? [translate(TEXTS.bring)]
        : []),
    ],
    ...(quote ? { quote } : {}),
    ...(booking
      ? {
          block: makeBookingBlock(booking, language),
          rows: [
            ...listSupplierRows(booking, language),
            ...(isMainDriver ? [] : listDriverRows(booking, language)),
            // Omitted for unverified addresses: such an address may belong to another person, who would receive
            // any text that was entered.
            ...(reader.isVerified || !(isCustomer || isMainDriver)
              ? listDetailRows(booking, language)
              : []),
            ...listPriceRows(booking.price, language),
          ],
        }
      : { rows: listDeletedRows(facts, language) }),
    ...(booking && {
      button: {
        label: translate(quote ? TEXTS.answer : isMainDriver ? TEXTS.voucher : TEXTS.button),
        href: linkToBooking(quote ? MESSAGES_PART : undefined),
        isShort: true,
      },
    }),
    ...(!booking &&
      !isMainDriver && {
        button: {
          label: translate(TEXTS.list),
          href: makePageUrl('/bookings', { l: language }, publicUrl),
          isShort: true,
        },
      }),
    links: [
      ...(isCustomer && booking?.hasDocuments
        ? [{ label: translate(TEXTS.documents), href: linkToBooking('documents') }]
        : []),
      ...(booking?.conditions ? [makeConditionsLink(booking.conditions, language, publicUrl)] : []),
    ],
    notes: [
      ...(quote && booking ? [translate(whereToAnswer)] : []),
      translate(isMainDriver ? TEXTS.whyDriver : linkToken ? TEXTS.whyGuest : TEXTS.why),
    ],
  }
}

type BookedConditions = NonNullable<MailedBooking['conditions']>

/** Links to the conditions, which open without signing in. */
const makeConditionsLink = (
  { supplierId, version }: BookedConditions,
  language: Language,
  publicUrl: URL,
) => ({
  label: createTranslator(language)(TEXTS.conditions),
  href: makePageUrl(
    `/conditions/${supplierId}`,
    { version: String(version), l: language },
    publicUrl,
  ),
})

/** The section of the booking page that shows messages (`src/rental/booking-link/booking-parts.ts`). */
const MESSAGES_PART = 'messages'

function makePageUrl(
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
