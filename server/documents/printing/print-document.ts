import { type Amount } from '@masar/domain/money/money.ts'
import { formatExactMoney } from '@masar/domain/money/money-format.ts'
import { getDefaultTimeZone } from '@masar/domain/service/operator.ts'
import { getDateLocale, joinDate } from '@masar/domain/service/languages.ts'
import { foldText } from '@masar/domain/text/fold-text.ts'
import { createTranslator } from '#texts/translate.ts'

import { readLanguage } from '../../bookings/notices/write-notice.ts'
import { type BookingDocument, formatDocumentNumber } from '../issue-document.ts'
import {
  DOCUMENT_NAMES,
  DOCUMENT_TEXTS,
  LINE_NAMES,
  METHOD_NAMES,
  TOTAL_NAMES,
} from './document-texts.ts'

/** A line break in the value is printed as a line break. */
export type PrintedRow = readonly [label: string, value: string]

/** The content of a document as plain text, for the page and the PDF. */
export type PrintedDocument = {
  language: string
  title: string
  number: string
  /** Printed below the number: the documents that this one corrects. */
  corrects: readonly string[]
  /** The file name without an extension. */
  fileName: string
  issuedAt: Date
  operator: { name: string; lines: readonly string[] }
  facts: readonly PrintedRow[]
  lines: readonly PrintedRow[]
  /** Printed above the total: the amounts that an invoice adds up. */
  parts: readonly PrintedRow[]
  total: PrintedRow
  /** Printed below the total: what it includes, and how it was paid. */
  sums: readonly PrintedRow[]
  notes: readonly string[]
  download: string
}

export function printDocument(document: BookingDocument): PrintedDocument {
  const { kind, facts, currency, amount_minor, issued_at } = document
  const language = readLanguage(document.language)
  const translate = createTranslator(language)
  const { operator } = facts
  const number = formatDocumentNumber(document)
  const title = translate(DOCUMENT_NAMES[kind])
  const format = (amount: Amount) => formatExactMoney(amount, currency, language)
  return {
    language,
    title,
    number,
    corrects: (facts.corrects ?? []).map((one) => translate(DOCUMENT_TEXTS.corrects(one))),
    fileName: `${foldText(title).replaceAll(' ', '-')}-${number}`,
    issuedAt: issued_at,
    operator: {
      name: operator.legalName,
      lines: [operator.address, translate(DOCUMENT_TEXTS.taxNumber(operator.taxNumber))],
    },
    facts: listFactRows(document),
    lines: facts.lines.map((line) => [translate(LINE_NAMES[line.kind]), format(line.amount)]),
    parts: kind === 'invoice' ? listTaxRows(document) : [],
    total: [translate(getTotalName(document)), format(amount_minor)],
    sums: [...(kind === 'invoice' ? [] : listTaxRows(document)), ...listPaymentRows(document)],
    notes: listNotes(document).map((note) => translate(DOCUMENT_TEXTS[note])),
    download: translate(DOCUMENT_TEXTS.download),
  }
}

function listFactRows({ facts, issued_at, ...document }: BookingDocument): PrintedRow[] {
  const language = readLanguage(document.language)
  const translate = createTranslator(language)
  const { customer, booking } = facts
  const formatDate = (at: string, style: Intl.DateTimeFormatOptions, timeZone: string) =>
    joinDate(
      language,
      new Intl.DateTimeFormat(getDateLocale(language), { ...style, timeZone }).formatToParts(
        new Date(at),
      ),
    )
  const formatStop = ({ name, at }: { name: string; at: string }) =>
    `${name}\n${formatDate(at, { dateStyle: 'long', timeStyle: 'short' }, booking.timeZone)}`
  const issued = formatDate(issued_at.toISOString(), { dateStyle: 'long' }, getDefaultTimeZone())
  return [
    [translate(DOCUMENT_TEXTS.issued), issued],
    [translate(DOCUMENT_TEXTS.customer), customer],
    [translate(DOCUMENT_TEXTS.reference), booking.reference],
    [translate(DOCUMENT_TEXTS.car), booking.car],
    [translate(DOCUMENT_TEXTS.supplier), booking.supplier],
    [translate(DOCUMENT_TEXTS.pickUp), formatStop(booking.pickUp)],
    [translate(DOCUMENT_TEXTS.dropOff), formatStop(booking.dropOff)],
  ]
}

const getTotalName = ({ kind, tax_rate }: BookingDocument) =>
  kind === 'invoice' && tax_rate === 0 ? DOCUMENT_TEXTS.totalWithoutTax : TOTAL_NAMES[kind]

/** Lists the amount without tax, and the tax; empty without a tax rate. */
function listTaxRows({
  kind,
  facts,
  currency,
  tax_rate,
  ...document
}: BookingDocument): PrintedRow[] {
  const language = readLanguage(document.language)
  const translate = createTranslator(language)
  const format = (amount: Amount) => formatExactMoney(amount, currency, language)
  const taxed = facts.lines.reduce(
    (sum, line) => (line.kind === 'deposit' ? sum : sum + line.amount),
    0,
  )
  if (tax_rate === 0 || taxed === 0) return []
  const { tax, includedTax, withoutTax } = DOCUMENT_TEXTS
  const rate = language === 'en' ? String(tax_rate) : String(tax_rate).replace('.', ',')
  return [
    [translate(withoutTax), format(taxed - document.tax_minor)],
    [translate((kind === 'invoice' ? tax : includedTax)(rate)), format(document.tax_minor)],
  ]
}

function listPaymentRows({ facts, currency, ...document }: BookingDocument): PrintedRow[] {
  const language = readLanguage(document.language)
  const translate = createTranslator(language)
  const format = (amount: Amount, its = currency) => formatExactMoney(amount, its, language)
  const { payment, settlement } = facts
  const { method, worth, paid, due, nothingDue } = DOCUMENT_TEXTS
  const rows: PrintedRow[] = []
  if (payment) rows.push([translate(method), translate(METHOD_NAMES[payment.provider])])
  if (payment && payment.base.currency !== currency) {
    const { base } = payment
    rows.push([translate(worth(base.currency)), format(base.amount, base.currency)])
  }
  if (settlement)
    rows.push(
      [translate(paid), format(settlement.paid)],
      [translate(settlement.due > 0 ? due : nothingDue), format(settlement.due)],
    )
  return rows
}

function listNotes({ kind, facts, tax_rate }: BookingDocument) {
  const hasDeposit = facts.lines.some((line) => line.kind === 'deposit')
  return [
    ...(kind === 'receipt' ? (['noInvoice'] as const) : []),
    ...(hasDeposit && tax_rate > 0 ? (['noTax'] as const) : []),
    ...(kind === 'invoice' && facts.terms.deposit > 0 ? (['noDeposit'] as const) : []),
  ]
}
