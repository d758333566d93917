import type { Language } from '#domain/service/languages.ts'
import { formatMoney, shownStep } from '#domain/money/money-format.ts'
import { baseCurrency } from '#domain/service/operator.ts'
import { type PriceFacts, type PricePart, summarizePrice } from '#domain/pricing/price-summary.ts'

import type { InEveryLanguage } from './mail-content.ts'

export type MailedPrice = PriceFacts & {
  /** Nothing is paid any more: the booking is cancelled, or never came to be. */
  isOff: boolean
}

type Words = {
  total: string
  deposit: string
  online: string
  atPickUp: string
  refund: string
  refundable: (amount: string) => string
}

/** The words of the pages' price block (MONEY-19). */
const WORDS: InEveryLanguage<Words> = {
  fr: {
    total: 'Prix total',
    deposit: 'Caution remboursable',
    online: 'Payé en ligne',
    atPickUp: 'À payer sur place',
    refund: 'Remboursé sur place par le loueur',
    refundable: (amount) => `dont ${amount} remboursables`,
  },
  en: {
    total: 'Total price',
    deposit: 'Refundable deposit',
    online: 'Paid online',
    atPickUp: 'Pay at pick-up',
    refund: 'Refunded by the rental company at pick-up',
    refundable: (amount) => `${amount} refundable`,
  },
  es: {
    total: 'Precio total',
    deposit: 'Fianza reembolsable',
    online: 'Pagado en línea',
    atPickUp: 'A pagar en la recogida',
    refund: 'Reembolsado por la empresa de alquiler en la recogida',
    refundable: (amount) => `${amount} reembolsables`,
  },
}

/** What a booking costs and when it is paid, in the order of the pages and in the currency of all amounts. */
export function priceRows(price: MailedPrice, language: Language): [string, string][] {
  const words = WORDS[language]
  const currency = baseCurrency()
  const shown = { currency, rate: 1, step: shownStep(currency) }
  const { total, deposit, online, atPickUp, refund } = summarizePrice(price, shown)
  const format = (amount: number) => formatMoney(amount, currency, language)
  const part = (label: string, { amount, refundable }: PricePart): [string, string] => [
    label,
    refundable > 0 ? `${format(amount)}\n${words.refundable(format(refundable))}` : format(amount),
  ]
  return [
    [words.total, format(total)],
    ...(deposit > 0 ? [[words.deposit, format(deposit)] satisfies [string, string]] : []),
    ...(online && !price.isOff ? [part(words.online, online)] : []),
    ...(atPickUp && !price.isOff ? [part(words.atPickUp, atPickUp)] : []),
    ...(refund > 0 && !price.isOff
      ? [[words.refund, format(refund)] satisfies [string, string]]
      : []),
  ]
}
