import {
  type Extra,
  type ExtraOffer,
  type ExtraPrices,
  extraQuantity,
  EXTRAS,
  isOneOff,
} from './extras.ts'
import { type PriceLine, priceLine } from './price.ts'

/** Returns what an extra costs for a number of started days, as `priceRental` charges it. */
export function extraOffer(
  car: ExtraPrices,
  extra: Extra,
  days: number,
  priceChangeRate: number | null = 0,
): ExtraOffer {
  const unit = car[extra]
  if (!(unit >= 0)) return { offer: 'unavailable' }
  if (unit === 0) return { offer: 'included' }
  const { quantity, unitPrice, amount } = priceLine(
    extra,
    extraQuantity(extra, days),
    unit,
    priceChangeRate,
  )
  return isOneOff(extra)
    ? { offer: 'once', amount }
    : { offer: 'perDay', days: quantity, unitPrice, amount }
}

/** Returns the offers of all extras of a car. */
export function extraOffers(
  car: ExtraPrices,
  days: number,
  priceChangeRate: number | null = 0,
): Record<Extra, ExtraOffer> {
  return Object.fromEntries(
    EXTRAS.map((extra) => [extra, extraOffer(car, extra, days, priceChangeRate)]),
  ) as Record<Extra, ExtraOffer>
}

/** Returns the bill lines of a selected extra. */
export function offerLines(extra: Extra, offer: ExtraOffer): PriceLine[] {
  if (offer.offer === 'once') {
    return [{ kind: extra, quantity: 1, unitPrice: offer.amount, amount: offer.amount }]
  }
  if (offer.offer !== 'perDay') return []
  return [{ kind: extra, quantity: offer.days, unitPrice: offer.unitPrice, amount: offer.amount }]
}
