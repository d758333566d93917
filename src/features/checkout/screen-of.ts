import type { AnyMachineSnapshot } from 'xstate'

import type { Step } from '#machines/checkout/draft.ts'

/** Which screen a state of checkout is drawn by. */
export type Screen =
  | { name: 'steps'; step: Step; busy: 'no' | 'checking' | 'placing' }
  | { name: 'refusal'; refusal: Refusal }
  | { name: 'looking' | 'adopting' | 'payment' | 'confirmed' | 'unsettled' | 'left' }
  | { name: 'releasing'; leaving: boolean }

export type Refusal = (typeof REFUSALS)[number]

const REFUSALS = [
  'refused.alreadyBooked',
  'refused.unfinished',
  'refused.carTaken',
  'refused.soldOut',
  'refused.comingSoon',
  'refused.unknownCar',
  'refused.priceChanged',
  'refused.emailTaken',
  'refused.sessionExpired',
  'refused.keyReused',
  'refused.adoptFailed',
  'refused.rejected',
  'refused.throttled',
  'refused.failed',
  'refused.quoteFailed',
  'paying.expired',
  'paying.refunded',
  'paying.broken',
  'releasing.failed',
] as const

const LOST = [
  'refused.alreadyBooked',
  'refused.carTaken',
  'refused.soldOut',
  'refused.comingSoon',
  'refused.unknownCar',
]

/** The car is gone, for these dates or for good. */
export const isCarLost = (refusal: Refusal) => LOST.includes(refusal)

const OTHERS: Record<string, Screen> = {
  quoting: { name: 'looking' },
  'editing.options': { name: 'steps', step: 'options', busy: 'no' },
  'editing.driver': { name: 'steps', step: 'driver', busy: 'no' },
  'editing.payment': { name: 'steps', step: 'payment', busy: 'no' },
  'editing.review': { name: 'steps', step: 'review', busy: 'no' },
  'booking.rechecking': { name: 'steps', step: 'review', busy: 'checking' },
  'booking.placing': { name: 'steps', step: 'review', busy: 'placing' },
  'refused.adopting': { name: 'adopting' },
  'paying.open': { name: 'payment' },
  'paying.reopening': { name: 'payment' },
  'releasing.discarding': { name: 'releasing', leaving: false },
  'releasing.leaving': { name: 'releasing', leaving: true },
  confirmed: { name: 'confirmed' },
  unsettled: { name: 'unsettled' },
  left: { name: 'left' },
}

/** The one place that knows the names of states; everything else asks tags and `can`. */
export function screenOf(snapshot: Pick<AnyMachineSnapshot, 'value'>): Screen {
  const state = pathOf(snapshot.value)
  const refusal = REFUSALS.find((name) => name === state)
  const screen = refusal ? ({ name: 'refusal', refusal } as const) : OTHERS[state]
  if (!screen) throw new Error(`No screen draws the checkout state "${state}".`)
  return screen
}

/** `editing.options` for `{ editing: 'options' }`; a leaf of this chart is never parallel. */
function pathOf(value: AnyMachineSnapshot['value']): string {
  if (typeof value === 'string') return value
  const [parent, child] = Object.entries(value)[0] ?? ['', '']
  return child === undefined || child === '' ? parent : `${parent}.${pathOf(child)}`
}
