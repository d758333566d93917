import type { Amount } from '@masar/domain/money/money.ts'
import type { Language } from '@masar/domain/service/languages.ts'
import { formatMoney, shownStep } from '@masar/domain/money/money-format.ts'
import { baseCurrency } from '@masar/domain/service/operator.ts'
import {
  type PriceFacts,
  type PricePart,
  summarizePrice,
} from '@masar/domain/pricing/price-summary.ts'
import { msg } from '#texts/msg.ts'
import { createTranslator } from '#texts/translate.ts'

export type MailedPrice = PriceFacts & {
  /** Nothing is due any more: the booking is cancelled or was never confirmed. */
  isOff: boolean
  /** Staff noted a payment: some of it was made at the counter. */
  isHowUnknown: boolean
  /** The pick-up is past: nothing is due or refunded there. */
  hasBegun: boolean
}

/** The labels of the pages' price block (MONEY-19). */
const LABELS = {
  total: msg`Total price`,
  deposit: msg`Refundable deposit`,
  online: msg`Paid online`,
  paid: msg`Paid`,
  atPickUp: msg`Pay at pick-up`,
  refund: msg`Refunded by the rental company at pick-up`,
}

/** The price of a booking and its due amounts, in the order of the pages, in the base currency. */
export function priceRows(price: MailedPrice, language: Language): [string, string][] {
  const translate = createTranslator(language)
  const currency = baseCurrency()
  const shown = { currency, rate: 1, step: shownStep(currency) }
  const { total, deposit, online, atPickUp, refund } = summarizePrice(price, shown)
  const format = (amount: Amount) => formatMoney(amount, currency, language)
  const partRefundable = (part: number) => translate(msg`${{ amount: format(part) }} refundable`)
  const row = (label: keyof typeof LABELS, value: string): [string, string] => [
    translate(LABELS[label]),
    value,
  ]
  const part = (label: keyof typeof LABELS, { amount, refundable }: PricePart) =>
    row(label, refundable > 0 ? `${format(amount)}\n${partRefundable(refundable)}` : format(amount))
  const isAhead = !price.isOff && !price.hasBegun
  return [
    row('total', format(total)),
    ...(deposit > 0 ? [row('deposit', format(deposit))] : []),
    ...(online && !price.isOff ? [part(price.isHowUnknown ? 'paid' : 'online', online)] : []),
    ...(atPickUp && isAhead ? [part('atPickUp', atPickUp)] : []),
    ...(refund > 0 && isAhead ? [row('refund', format(refund))] : []),
  ]
}
