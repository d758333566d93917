import {
  type Extra,
  type ExtraOffer,
  type ExtraPrices,
  getExtraQuantity,
  EXTRAS,
  isOneOff,
} from './extras.ts'
import { type PriceLine, makePriceLine } from './price.ts'

/** Makes the offer of an extra for a number of rental days, priced as in `priceRental`. */
export function makeExtraOffer(
  car: ExtraPrices,
  extra: Extra,
  days: number,
  priceChangeRate: number | null = 0,
): ExtraOffer {
  const unit = car[extra]
  if (!(unit >= 0)) return { offer: 'unavailable' }
  if (unit === 0) return { offer: 'included' }
  const { quantity, unitPrice, amount } = makePriceLine(
    extra,
    getExtraQuantity(extra, days),
    unit,
    priceChangeRate,
  )
  return isOneOff(extra)
    ? { offer: 'once', amount }
    : { offer: 'perDay', days: quantity, unitPrice, amount }
}

export function makeExtraOffers(
  car: ExtraPrices,
  days: number,
  priceChangeRate: number | null = 0,
): Record<Extra, ExtraOffer> {
  return Object.fromEntries(
    EXTRAS.map((extra) => [extra, makeExtraOffer(car, extra, days, priceChangeRate)]),
  ) as Record<Extra, ExtraOffer>
}

export function makeOfferLines(extra: Extra, offer: ExtraOffer): PriceLine[] {
  if (offer.offer === 'once') {
    return [{ kind: extra, quantity: 1, unitPrice: offer.amount, amount: offer.amount }]
  }
  if (offer.offer !== 'perDay') return []
  return [{ kind: extra, quantity: offer.days, unitPrice: offer.unitPrice, amount: offer.amount }]
}
