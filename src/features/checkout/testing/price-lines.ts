import type { Extra, ExtraOffer } from '@masar/domain/pricing/extras.ts'
import type { CheckoutContext } from '@masar/machines/checkout/checkout-facts.ts'
import { formatCount, formatMoment, formatMillimes } from '#testing/walks/fact-texts.ts'

export type PricedTrip = Pick<CheckoutContext, 'trip' | 'quote' | 'draft'>

const PICK_UP_NAME = 'Aéroport Tunis-Carthage'
const DROP_OFF_NAME = 'Sfax'

/** The extras in the journeys that have a price. */
const EXTRA_NAMES: Partial<Record<Extra, string>> = {
  cancellation: 'Cancellation option',
  additionalDriver: 'Additional driver',
}

export const findAmount = (offer: ExtraOffer | undefined) =>
  offer && 'amount' in offer ? offer.amount : 0

/** Calculates the amounts of a price without using the app's code. */
export function calculateSums({ quote, draft }: PricedTrip) {
  const extras = Object.keys(EXTRA_NAMES).filter((extra) => draft.extras[extra as Extra]) as Extra[]
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
export const listTripFacts = ({ trip }: Pick<PricedTrip, 'trip'>): string[] => [
  `Pick-up: ${formatMoment(trip.from)} ${PICK_UP_NAME}`,
  `Drop-off: ${formatMoment(trip.to)} ${DROP_OFF_NAME}`,
]

/** The price and when each part is paid, with the amount due last. */
export function listPriceFacts(booked: PricedTrip, isPaid = false): string[] {
  const { quote, draft } = booked
  const { extras, rental, added, total, deposit, isDepositNow, now, later } = calculateSums(booked)
  const [line] = quote?.lines ?? []
  const refundable = ` ${formatMillimes(deposit)} refundable`
  const online = `${isPaid ? 'Paid online' : 'Pay now'}: ${formatMillimes(now)}${isDepositNow ? refundable : ''}`
  const counter = `Pay at pick-up: ${formatMillimes(later)}${isDepositNow ? '' : refundable}`
  const isOnlineLast = isPaid ? later === 0 : now > 0
  return [
    `Rental ${formatCount(line?.quantity ?? 0, 'day')} × ${formatMillimes(line?.unitPrice ?? 0)} ${formatMillimes(rental)}`,
    ...(added > 0
      ? [`Extras ${extras.map((extra) => EXTRA_NAMES[extra]).join(' ')} ${formatMillimes(added)}`]
      : []),
    `Total price ${formatMillimes(total)}`,
    formatMillimes(deposit),
    ...(draft.choice === null ? [] : isOnlineLast ? [counter, online] : [online, counter]),
  ]
}

/** The amount due, as shown in the bar on phones. */
export function listBarFacts(booked: PricedTrip): string[] {
  const { total, deposit, isDepositNow, now, later } = calculateSums(booked)
  const refundable = `incl. ${formatMillimes(deposit)} refundable deposit`
  if (booked.draft.choice === null) {
    const days = formatCount(booked.quote?.days ?? 0, 'day')
    return [
      `Total price ${formatMillimes(total)} ${days} · plus ${formatMillimes(deposit)} refundable deposit Show details`,
    ]
  }
  if (now === 0) return [`Pay at pick-up ${formatMillimes(later)} ${refundable} Show details`]
  const rest = isDepositNow ? refundable : `${formatMillimes(later)} at pick-up`
  return [`Pay now ${formatMillimes(now)} ${rest} Show details`]
}

/** Returns the text on the booking button: the amount, and when it is due. */
export function formatDue(booked: PricedTrip): string {
  const { now, later } = calculateSums(booked)
  return now > 0 ? `${formatMillimes(now)} now` : `${formatMillimes(later)} at pick-up`
}
