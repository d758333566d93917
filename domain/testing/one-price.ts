import type { Language } from '../service/languages.ts'
import type { PriceFacts } from '../pricing/price-summary.ts'

/** The price of a booking with the deposit paid online, with every possible part, in millimes. */
export const ONE_PRICE: PriceFacts = {
  rental: [130_500],
  extras: [20_000],
  deposit: 1_250_000,
  choice: 'deposit',
  paid: 1_250_000,
}

type PricePartName = 'rental' | 'extras' | 'total' | 'deposit' | 'online' | 'atPickUp'

/** The label and amount of each part; they are the same on every page (MONEY-19). */
export const ONE_PRICE_LABELS = {
  en: {
    rental: ['Rental', '130.50 TND'],
    extras: ['Extras', '20 TND'],
    total: ['Total price', '150.50 TND'],
    deposit: ['Refundable deposit', '1,250 TND'],
    online: ['Paid online', '1,250 TND'],
    atPickUp: ['Pay at pick-up', '150.50 TND'],
  },
  fr: {
    rental: ['Location', '130,50 TND'],
    extras: ['Options', '20 TND'],
    total: ['Prix total', '150,50 TND'],
    deposit: ['Caution remboursable', '1 250 TND'],
    online: ['Payé en ligne', '1 250 TND'],
    atPickUp: ['À payer sur place', '150,50 TND'],
  },
  es: {
    rental: ['Alquiler', '130,50 TND'],
    extras: ['Extras', '20 TND'],
    total: ['Precio total', '150,50 TND'],
    deposit: ['Fianza reembolsable', '1 250 TND'],
    online: ['Pagado en línea', '1 250 TND'],
    atPickUp: ['A pagar en la recogida', '150,50 TND'],
  },
} satisfies Partial<Record<Language, Record<PricePartName, readonly [string, string]>>>

/** The languages that have example labels. */
export const PRICED_LANGUAGES = Object.keys(ONE_PRICE_LABELS) as (keyof typeof ONE_PRICE_LABELS)[]

/** Replaces no-break spaces with plain ones. */
export const normalizeSpaces = (text: string): string => text.replaceAll(/\s+/g, ' ')
