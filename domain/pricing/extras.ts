import type { Amount } from '../money/money.ts'

/** Charged once, whatever the length of the rental. */
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

/** Each of them, on or off. */
export type ExtraSwitches = Record<Extra, boolean>

/** Below 0 unavailable, 0 included, above it the price. */
export type ExtraPrices = Readonly<Record<Extra, Amount>>

/** What a customer switched on; a booking of the wire fits as it is. */
export type ChosenExtras = { readonly [extra in Extra]?: boolean | null | undefined }

/** What the switch of an extra says. `amount` is what `priceRental` charges when it is on. */
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
 * Whether a car has it without being asked. An additional driver stays a choice even where it costs
 * nothing, since somebody has to be named. Full insurance is an extra of its own: it brings no other.
 */
export const comesWithCar = (extra: Extra, { offer }: Pick<ExtraOffer, 'offer'>): boolean =>
  offer === 'included' && extra !== 'additionalDriver'

/** What a booking has in the end: what was chosen, and what comes with the car. */
export function withIncluded(
  chosen: ChosenExtras,
  offers: Readonly<Record<Extra, Pick<ExtraOffer, 'offer'>>>,
): ExtraSwitches {
  return Object.fromEntries(
    EXTRAS.map((extra) => [extra, chosen[extra] === true || comesWithCar(extra, offers[extra])]),
  ) as ExtraSwitches
}

/** How often it is charged in a rental of so many started days. */
export const extraQuantity = (extra: Extra, days: number): number => (isOneOff(extra) ? 1 : days)

export function isOneOff(extra: Extra): extra is OneOffExtra {
  return extra === 'cancellation' || extra === 'amendments'
}
