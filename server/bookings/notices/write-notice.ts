import type { Amount } from '@masar/domain/money/money.ts'
import { type Language, LANGUAGES } from '@masar/domain/service/languages.ts'
import { formatLongDate, formatLongMoment } from '@masar/domain/rental/long-date.ts'
import { formatMoney } from '@masar/domain/money/money-format.ts'
import type { ServerMessage } from '#texts/msg.ts'
import { createTranslator } from '#texts/translate.ts'

import {
  type CustomerNotice,
  NOTICE_TEXTS,
  type NoticeTextBuilder,
  type StaffNotice,
} from './messages.ts'
import { NOTICE_TITLES } from './notice-titles.ts'

/** The data of a notification, stored so that it can be rendered in any language (LANG-12). */
export type NoticeFacts = {
  /** The recipient: staff and customers get different texts for one event. */
  to: 'customer' | 'staff'
  car: string
  driver: string
  /** Identifies the driver, so that erasing a person finds their name even after the booking was deleted. */
  driverId?: string
  /** An ISO 8601 instant. */
  startsAt: string
  timeZone: string
  /** In the smallest unit of its currency. */
  amount: Amount
  currency: string
  /** When a driver who is late expects to arrive, as an ISO 8601 instant. */
  arrival?: string
}

export type WrittenNotice = {
  title: string
  car: string
  date: string
  amount: string
  text: string
}

/** Renders a notification. Returns null for unknown kinds. */
export function writeNotice(
  kind: string,
  facts: NoticeFacts,
  language: Language,
): WrittenNotice | null {
  const words = findNoticeWords(kind, facts.to)
  if (!words) return null
  const { car, driver } = facts
  const date = formatLongDate(language, new Date(facts.startsAt), facts.timeZone)
  const amount = formatMoney(facts.amount, facts.currency, language)
  const arrival = facts.arrival
    ? formatLongMoment(language, new Date(facts.arrival), facts.timeZone)
    : ''
  const translate = createTranslator(language)
  const text = translate(words.text({ car, driver, date, amount, arrival }))
  return { title: translate(words.title), car, date, amount, text }
}

/** Returns the reader's language if it is supported, or else French. */
export const readLanguage = (code: string): Language =>
  LANGUAGES.find((known) => known === code) ?? 'fr'

type Words = { title: ServerMessage; text: NoticeTextBuilder }

function findNoticeWords(kind: string, to: NoticeFacts['to']): Words | null {
  if (to === 'staff')
    return isForStaff(kind)
      ? { title: NOTICE_TITLES.staff[kind], text: NOTICE_TEXTS.staff[kind] }
      : null
  return isForCustomer(kind)
    ? { title: NOTICE_TITLES.customer[kind], text: NOTICE_TEXTS.customer[kind] }
    : null
}

export const isForStaff = (kind: string): kind is StaffNotice =>
  Object.hasOwn(NOTICE_TEXTS.staff, kind)

const isForCustomer = (kind: string): kind is CustomerNotice =>
  Object.hasOwn(NOTICE_TEXTS.customer, kind)
