import type { Amount } from '@masar/domain/money/money.ts'
import type { Language } from '@masar/domain/service/languages.ts'
import { formatMoney, getShownStep } from '@masar/domain/money/money-format.ts'
import { getBaseCurrency } from '@masar/domain/service/operator.ts'
import {
  type PriceFacts,
  type PricePart,
  summarizePrice,
} from '@masar/domain/pricing/price-summary.ts'
import { msg } from '#texts/msg.ts'
import { createTranslator } from '#texts/translate.ts'

export type MailedPrice = PriceFacts & {
  /** Whether the booking is cancelled or was never confirmed, so that nothing is due. */
  isOff: boolean
  /** Whether staff recorded a payment, part of which may have been made at the counter. */
  isHowUnknown: boolean
  /** Whether the pick-up time has passed, so that nothing is due or refunded at pick-up. */
  hasBegun: boolean
}

/** The same labels as in the price block of the website (MONEY-19). */
const LABELS = {
  total: msg`Total price`,
  deposit: msg`Refundable deposit`,
  online: msg`Paid online`,
  paid: msg`Paid`,
  atPickUp: msg`Pay at pick-up`,
  refund: msg`Refunded by the rental company at pick-up`,
}

/**
 * Lists a booking's price and the amounts due, in the base currency and in the same order as on the website.
 */
export function listPriceRows(price: MailedPrice, language: Language): [string, string][] {
  const translate = createTranslator(language)
  const currency = getBaseCurrency()
  const shown = { currency, rate: 1, step: getShownStep(currency) }
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
