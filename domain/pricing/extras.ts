import type { Amount } from '../money/money.ts'

/** Charged once per rental. */
export const ONE_OFF_EXTRAS = ['cancellation', 'amendments'] as const
/** Charged for every started 24 hours. */
export const DAILY_EXTRAS = [
  'theftProtection',
  'collisionDamageWaiver',
  'fullInsurance',
  'additionalDriver',
] as const
/** In the order of switches and bills. */
export const EXTRAS = [...ONE_OFF_EXTRAS, ...DAILY_EXTRAS] as const

export type OneOffExtra = (typeof ONE_OFF_EXTRAS)[number]
export type Extra = (typeof EXTRAS)[number]

export const isExtra = (name: string): name is Extra => (EXTRAS as readonly string[]).includes(name)

/** Each extra, on or off. */
export type ExtraSwitches = Record<Extra, boolean>

/** Negative: unavailable; 0: included; positive: the price. */
export type ExtraPrices = Readonly<Record<Extra, Amount>>

/** What a customer selected; a booking on the wire matches this type. */
export type ChosenExtras = { readonly [extra in Extra]?: boolean | null | undefined }

/** What an extra's switch shows. `amount` is what `priceRental` charges when the extra is on. */
export type ExtraOffer =
  | { readonly offer: 'unavailable' | 'included' }
  | { readonly offer: 'once'; readonly amount: Amount }
  | {
      readonly offer: 'perDay'
      readonly days: number
      readonly unitPrice: Amount
      readonly amount: Amount
    }

/**
 * Whether an extra is included. An additional driver remains a choice even when free, since the driver must be
 * named. Full insurance is a separate extra and includes no others.
 */
export const isIncludedExtra = (extra: Extra, { offer }: Pick<ExtraOffer, 'offer'>): boolean =>
  offer === 'included' && extra !== 'additionalDriver'

/** Returns the selected and the included extras of a booking. */
export function addIncludedExtras(
  chosen: ChosenExtras,
  offers: Readonly<Record<Extra, Pick<ExtraOffer, 'offer'>>>,
): ExtraSwitches {
  return Object.fromEntries(
    EXTRAS.map((extra) => [extra, chosen[extra] === true || isIncludedExtra(extra, offers[extra])]),
  ) as ExtraSwitches
}

/** Returns how many times an extra is charged for a number of rental days. */
export const getExtraQuantity = (extra: Extra, days: number): number => (isOneOff(extra) ? 1 : days)

export function isOneOff(extra: Extra): extra is OneOffExtra {
  return extra === 'cancellation' || extra === 'amendments'
}
