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

type Context = SnapshotFrom<typeof amendmentMachine>['context']
type Facts = readonly string[]

/** The booking with another drop-off location and another pick-up time. */
export const ONE_WAY: AmendableFields = {
  ...AMENDABLE_BOOKING,
  dropOff: '66aa00000000000000000021',
  from: '2027-06-01T11:30',
}

/** The current price of the car: 65.25 dinars a day, in millimes. */
const DAY_PRICE_MILLIMES = 65_250
const DAY_MS = 24 * 60 * 60 * 1000

const box = (isOn: boolean) => (isOn ? '[x]' : '[ ]')

const formatSigned = (amount: number) =>
  `${amount > 0 ? '+' : ''}${formatMillimes(Math.abs(amount)).replace(/^/, amount < 0 ? '\u2212' : '')}`

const changeLines = (before: number, after: number): Facts => [
  `Current price: ${formatMillimes(before)}`,
  `New price: ${formatMillimes(after)}`,
  `Difference: ${formatSigned(after - before)}`,
]

const shortMoment = (wallClock: string) => `${formatShortDay(wallClock)}, ${wallClock.slice(11)}`

function formLines({ draft, price }: Context): Facts {
  const { pickUp, dropOff, from, to, extras } = draft
  const days = Math.ceil((Date.parse(`${to}Z`) - Date.parse(`${from}Z`)) / DAY_MS)
  const after = days * DAY_PRICE_MILLIMES
  return [
    `Pick-up location: ${pickUp}`,
    `Drop-off location: ${dropOff}`,
    `Pick-up date: ${formatShortDay(from)}`,
    `Drop-off date: ${formatShortDay(to)}`,
    `${box(extras.cancellation)} Cancellation option`,
    formatMillimes(20_000),
    `${box(extras.amendments)} Change option`,
    formatMillimes(15_000),
    `${box(extras.theftProtection)} Theft protection`,
    `${box(extras.collisionDamageWaiver)} Collision damage waiver`,
    `${box(extras.fullInsurance)} Full insurance`,
    `${box(extras.additionalDriver)} Additional driver`,
    formatMillimes(days * 5000),
    `${formatCount(days, 'day')} × ${formatMillimes(5000)}`,
    `New price ${formatMillimes(after)}`,
    `Difference ${formatSigned(after - price)}`,
    `${shortMoment(from)} – ${shortMoment(to)}`,
    ...changeLines(price, after),
  ]
}

/** Returns the price from the server with its lines, and the changed times. */
function priceChangeLines(
  { original, draft, quote, price, agreed }: Context,
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
    ...changeLines(price, amount),
  ]
}

/** Returns the data of the booking that the page of an amendment shows. */
export function amendmentLines(at: SnapshotFrom<typeof amendmentMachine>): Facts {
  const back = `Back to the booking (/booking?b=${AMENDMENT_INPUT.bookingId})`
  if (at.matches('editing')) return [back, ...formLines(at.context)]
  if (at.hasTag('priced')) {
    return [back, ...priceChangeLines(at.context, at.matches('priceChanged'))]
  }
  return at.matches({ refused: 'barred' }) ? [back, back] : [back]
}
