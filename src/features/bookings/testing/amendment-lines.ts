import type { SnapshotFrom } from 'xstate'

import type { AmendableFields } from '@masar/machines/amendment/amendment-facts.ts'
import { AMENDABLE_BOOKING, AMENDMENT_INPUT } from '@masar/machines/amendment/amendment.journeys.ts'
import type { amendmentMachine } from '@masar/machines/amendment/amendment.machine.ts'
import {
  formatCount,
  formatMoment,
  formatMillimes,
  formatShortDay,
} from '#testing/walks/fact-texts.ts'

type AmendmentContext = SnapshotFrom<typeof amendmentMachine>['context']
type Facts = readonly string[]

/** Amira's booking with another drop-off location and another pick-up time. */
export const ONE_WAY_AMENDMENT: AmendableFields = {
  ...AMENDABLE_BOOKING,
  dropOff: '66aa00000000000000000021',
  from: '2027-06-01T11:30',
}

/** The current price of the car: 65.25 dinars a day, in millimes. */
const DAY_PRICE_MILLIMES = 65_250
const DAY_MS = 24 * 60 * 60 * 1000

const formatCheckbox = (isOn: boolean) => (isOn ? '[x]' : '[ ]')

const formatSigned = (amount: number) =>
  `${amount > 0 ? '+' : ''}${formatMillimes(Math.abs(amount)).replace(/^/, amount < 0 ? '\u2212' : '')}`

const listDifferenceLines = (before: number, after: number): Facts => [
  `Current price: ${formatMillimes(before)}`,
  `New price: ${formatMillimes(after)}`,
  `Difference: ${formatSigned(after - before)}`,
]

const formatShortMoment = (wallClock: string) =>
  `${formatShortDay(wallClock)}, ${wallClock.slice(11)}`

function listFormLines({ draft, price }: AmendmentContext): Facts {
  const { pickUp, dropOff, from, to, extras } = draft
  const days = Math.ceil((Date.parse(`${to}Z`) - Date.parse(`${from}Z`)) / DAY_MS)
  const after = days * DAY_PRICE_MILLIMES
  return [
    `Pick-up location: ${pickUp}`,
    `Drop-off location: ${dropOff}`,
    `Pick-up date: ${formatShortDay(from)}`,
    `Drop-off date: ${formatShortDay(to)}`,
    `${formatCheckbox(extras.cancellation)} Cancellation option`,
    formatMillimes(20_000),
    `${formatCheckbox(extras.amendments)} Change option`,
    formatMillimes(15_000),
    `${formatCheckbox(extras.theftProtection)} Theft protection`,
    `${formatCheckbox(extras.collisionDamageWaiver)} Collision damage waiver`,
    `${formatCheckbox(extras.fullInsurance)} Full insurance`,
    `${formatCheckbox(extras.additionalDriver)} Additional driver`,
    formatMillimes(days * 5000),
    `${formatCount(days, 'day')} × ${formatMillimes(5000)}`,
    `New price ${formatMillimes(after)}`,
    `Difference ${formatSigned(after - price)}`,
    `${formatShortMoment(from)} – ${formatShortMoment(to)}`,
    ...listDifferenceLines(price, after),
  ]
}

/** Returns the lines with the changed times and the new price from the server. */
function listPriceChangeLines(
  { original, draft, quote, price, agreed }: AmendmentContext,
  isNew: boolean,
): Facts {
  const [line] = quote?.lines ?? []
  const { amount = 0, quantity = 0, unitPrice = 0 } = line ?? {}
  return [
    ...(isNew
      ? [
          `The price was ${formatMillimes(agreed ?? 0)} and is now ${formatMillimes(amount)}. Nothing has changed yet.`,
        ]
      : []),
    ...(draft.to === original.to
      ? []
      : [`before: ${formatMoment(original.to)}`, `then: ${formatMoment(draft.to)}`]),
    `${formatCount(quantity, 'day')} ${quantity} × ${formatMillimes(unitPrice)} ${formatMillimes(amount)}`,
    `Total ${formatMillimes(amount)}`,
    ...listDifferenceLines(price, amount),
  ]
}

/** Returns the booking data shown on the amendment page. */
export function listAmendmentLines(at: SnapshotFrom<typeof amendmentMachine>): Facts {
  const back = `Back to the booking (/booking?b=${AMENDMENT_INPUT.bookingId})`
  if (at.matches('editing')) return [back, ...listFormLines(at.context)]
  if (at.hasTag('priced')) {
    return [back, ...listPriceChangeLines(at.context, at.matches('priceChanged'))]
  }
  return at.matches({ refused: 'barred' }) ? [back, back] : [back]
}
