import type { Extra, ExtraOffer } from '@masar/domain/pricing/extras.ts'
import type { CheckoutContext } from '@masar/machines/checkout/checkout-facts.ts'
import { count, moment, money } from '#testing/walks/fact-texts.ts'

export type PricedTrip = Pick<CheckoutContext, 'trip' | 'quote' | 'draft'>

const PICK_UP = 'Aéroport Tunis-Carthage'
const DROP_OFF = 'Sfax'

/** The extras in the journeys that have a price. */
const NAMES: Partial<Record<Extra, string>> = {
  cancellation: 'Cancellation option',
  additionalDriver: 'Additional driver',
}

const findAmount = (offer: ExtraOffer | undefined) =>
  offer && 'amount' in offer ? offer.amount : 0

/** The amounts of a price, calculated independently of the app. */
export function priceSums({ quote, draft }: PricedTrip) {
  const extras = Object.keys(NAMES).filter((extra) => draft.extras[extra as Extra]) as Extra[]
  const rental = quote?.lines.reduce((sum, { amount }) => sum + amount, 0) ?? 0
  const added = extras.reduce((sum, extra) => sum + findAmount(quote?.offers[extra]), 0)
  const deposit = quote?.deposit ?? 0
  const { choice } = draft
  const isRentalNow = choice === 'full' || choice === 'rental'
  const isDepositNow = choice === 'full' || choice === 'deposit'
  const now = (isRentalNow ? rental + added : 0) + (isDepositNow ? deposit : 0)
  const total = rental + added
  return { extras, rental, added, total, deposit, isDepositNow, now, later: total + deposit - now }
}

/** The locations and times of the trip. */
export const tripLines = ({ trip }: Pick<PricedTrip, 'trip'>): string[] => [
  `Pick-up: ${moment(trip.from)} ${PICK_UP}`,
  `Drop-off: ${moment(trip.to)} ${DROP_OFF}`,
]

/** The price, and when each part is paid; the amount due comes last. */
export function priceLines(booked: PricedTrip, isPaid = false): string[] {
  const { quote, draft } = booked
  const { extras, rental, added, total, deposit, isDepositNow, now, later } = priceSums(booked)
  const [line] = quote?.lines ?? []
  const refundable = ` ${money(deposit)} refundable`
  const online = `${isPaid ? 'Paid online' : 'Pay now'}: ${money(now)}${isDepositNow ? refundable : ''}`
  const counter = `Pay at pick-up: ${money(later)}${isDepositNow ? '' : refundable}`
  const isOnlineLast = isPaid ? later === 0 : now > 0
  return [
    `Rental ${count(line?.quantity ?? 0, 'day')} × ${money(line?.unitPrice ?? 0)} ${money(rental)}`,
    ...(added > 0
      ? [`Extras ${extras.map((extra) => NAMES[extra]).join(' ')} ${money(added)}`]
      : []),
    `Total price ${money(total)}`,
    money(deposit),
    ...(draft.choice === null ? [] : isOnlineLast ? [counter, online] : [online, counter]),
  ]
}

/** The amount due in the bar on phones. */
export function barLines(booked: PricedTrip): string[] {
  const { total, deposit, isDepositNow, now, later } = priceSums(booked)
  const refundable = `incl. ${money(deposit)} refundable deposit`
  if (booked.draft.choice === null) {
    const days = count(booked.quote?.days ?? 0, 'day')
    return [
      `Total price ${money(total)} ${days} · plus ${money(deposit)} refundable deposit Show details`,
    ]
  }
  if (now === 0) return [`Pay at pick-up ${money(later)} ${refundable} Show details`]
  const rest = isDepositNow ? refundable : `${money(later)} at pick-up`
  return [`Pay now ${money(now)} ${rest} Show details`]
}

/** The amount that becomes due with the button of the review. */
export function dueText(booked: PricedTrip): string {
  const { now, later } = priceSums(booked)
  return now > 0 ? `${money(now)} now` : `${money(later)} at pick-up`
}
