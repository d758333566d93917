import { type Amount, addPercent } from './money.ts'

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

/** `days` is the `days` of the rental's span, on the label as on the bill. */
export function extraOffer(
  car: ExtraPrices,
  extra: Extra,
  days: number,
  priceChangeRate: number | null = 0,
): ExtraOffer {
  const unit = car[extra]
  const percent = priceChangeRate ?? 0
  if (!(unit >= 0)) return { offer: 'unavailable' }
  if (unit === 0) return { offer: 'included' }
  if (isOneOff(extra)) return { offer: 'once', amount: addPercent(unit, percent) }
  const amount = addPercent(unit * days, percent)
  return { offer: 'perDay', days, unitPrice: addPercent(unit, percent), amount }
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

/** The switches of all extras of a car. */
export function extraOffers(
  car: ExtraPrices,
  days: number,
  priceChangeRate: number | null = 0,
): Record<Extra, ExtraOffer> {
  return Object.fromEntries(
    EXTRAS.map((extra) => [extra, extraOffer(car, extra, days, priceChangeRate)]),
  ) as Record<Extra, ExtraOffer>
}

export function isOneOff(extra: Extra): extra is OneOffExtra {
  return extra === 'cancellation' || extra === 'amendments'
}
