import type { SnapshotFrom } from 'xstate'

import type { Amendable } from '@masar/machines/amendment/amendment-facts.ts'
import { AMENDABLE, AMENDMENT } from '@masar/machines/amendment/amendment.journeys.ts'
import type { amendmentMachine } from '@masar/machines/amendment/amendment.machine.ts'
import { count, moment, money, shortDay } from '#testing/walks/fact-texts.ts'

type Context = SnapshotFrom<typeof amendmentMachine>['context']
type Facts = readonly string[]

/** The booking with another drop-off location and another pick-up time. */
export const ONE_WAY: Amendable = {
  ...AMENDABLE,
  dropOff: '66aa00000000000000000021',
  from: '2027-06-01T11:30',
}

/** The current price of the car: 65.25 dinars a day. */
const DAY_PRICE = 65_250
const DAY_MS = 24 * 60 * 60 * 1000

const box = (isOn: boolean) => (isOn ? '[x]' : '[ ]')

const signed = (amount: number) =>
  `${amount > 0 ? '+' : ''}${money(Math.abs(amount)).replace(/^/, amount < 0 ? '\u2212' : '')}`

const changeLines = (before: number, after: number): Facts => [
  `Current price: ${money(before)}`,
  `New price: ${money(after)}`,
  `Difference: ${signed(after - before)}`,
]

const shortMoment = (wallClock: string) => `${shortDay(wallClock)}, ${wallClock.slice(11)}`

function formLines({ draft, price }: Context): Facts {
  const { pickUp, dropOff, from, to, extras } = draft
  const days = Math.ceil((Date.parse(`${to}Z`) - Date.parse(`${from}Z`)) / DAY_MS)
  const after = days * DAY_PRICE
  return [
    `Pick-up location: ${pickUp}`,
    `Drop-off location: ${dropOff}`,
    `Pick-up date: ${shortDay(from)}`,
    `Drop-off date: ${shortDay(to)}`,
    `${box(extras.cancellation)} Cancellation option`,
    money(20_000),
    `${box(extras.amendments)} Change option`,
    money(15_000),
    `${box(extras.theftProtection)} Theft protection`,
    `${box(extras.collisionDamageWaiver)} Collision damage waiver`,
    `${box(extras.fullInsurance)} Full insurance`,
    `${box(extras.additionalDriver)} Additional driver`,
    money(days * 5000),
    `${count(days, 'day')} × ${money(5000)}`,
    `New price ${money(after)}`,
    `Difference ${signed(after - price)}`,
    `${shortMoment(from)} – ${shortMoment(to)}`,
    ...changeLines(price, after),
  ]
}

/** The price from the server with its lines, and the changed times. */
function priceChangeLines(
  { original, draft, quote, price, agreed }: Context,
  isNew: boolean,
): Facts {
  const [line] = quote?.lines ?? []
  const { amount = 0, quantity = 0, unitPrice = 0 } = line ?? {}
  return [
    ...(isNew
      ? [
          `The price was ${money(agreed ?? 0)} and is now ${money(amount)}. Nothing has changed yet.`,
        ]
      : []),
    ...(draft.to === original.to
      ? []
      : [`before: ${moment(original.to)}`, `then: ${moment(draft.to)}`]),
    `${count(quantity, 'day')} ${quantity} × ${money(unitPrice)} ${money(amount)}`,
    `Total ${money(amount)}`,
    ...changeLines(price, amount),
  ]
}

/** The data of the booking that the page of a change shows. */
export function amendmentLines(at: SnapshotFrom<typeof amendmentMachine>): Facts {
  const back = `Back to the booking (/booking?b=${AMENDMENT.bookingId})`
  if (at.matches('editing')) return [back, ...formLines(at.context)]
  if (at.hasTag('priced')) {
    return [back, ...priceChangeLines(at.context, at.matches('priceChanged'))]
  }
  return at.matches({ refused: 'barred' }) ? [back, back] : [back]
}
