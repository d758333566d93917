import type { AnyMachineSnapshot } from 'xstate'

import type { CheckoutStep } from '#domain/booking/checkout-steps.ts'

import type { PlacingActor } from './flow/checkout.flow.ts'

/** Which screen a state of checkout is drawn by. */
export type ShownScreen =
  | { name: 'steps'; step: CheckoutStep; busy: 'no' | 'checking' | 'placing'; isBooked?: true }
  | { name: 'refusal'; refusal: RefusalName }
  | { name: 'looking' | 'adopting' | 'payment' | 'confirmed' | 'unsettled' | 'left' }
  | { name: 'releasing'; leaving: boolean }

export type RefusalName = (typeof REFUSALS)[number]

/** Those of checkout itself. */
export const CHECKOUT_REFUSALS = [
  'refused.alreadyBooked',
  'refused.unfinished',
  'refused.carTaken',
  'refused.soldOut',
  'refused.comingSoon',
  'refused.unknownCar',
  'refused.emailTaken',
  'refused.sessionExpired',
  'refused.rejected',
  'refused.broken',
  'refused.quoteFailed',
  'paying.expired',
  'paying.refunded',
  'paying.broken',
] as const

/** Those of the chart that places the booking. */
export const PLACING_REFUSALS = [
  'placing.priceChanged',
  'placing.throttled',
  'placing.failed',
  'placing.keyReused',
  'placing.adoptFailed',
  'placing.releaseFailed',
] as const

const REFUSALS = [...CHECKOUT_REFUSALS, ...PLACING_REFUSALS] as const

const LOST = [
  'refused.alreadyBooked',
  'refused.carTaken',
  'refused.soldOut',
  'refused.comingSoon',
  'refused.unknownCar',
]

/** The car is gone, for these dates or for good. */
export const isCarLost = (refusal: RefusalName) => LOST.includes(refusal)

const OTHERS: Record<string, ShownScreen> = {
  quoting: { name: 'looking' },
  'editing.options': { name: 'steps', step: 'options', busy: 'no' },
  'editing.driver': { name: 'steps', step: 'driver', busy: 'no' },
  'editing.payment': { name: 'steps', step: 'payment', busy: 'no' },
  'editing.review': { name: 'steps', step: 'review', busy: 'no' },
  'placing.checking': { name: 'steps', step: 'review', busy: 'checking' },
  'placing.asking': { name: 'steps', step: 'review', busy: 'placing' },
  'placing.adopting': { name: 'adopting' },
  'placing.releasing': { name: 'releasing', leaving: false },
  'placing.leaving': { name: 'releasing', leaving: true },
  'paying.review': { name: 'steps', step: 'review', busy: 'no', isBooked: true },
  'paying.open': { name: 'payment' },
  confirmed: { name: 'confirmed' },
  unsettled: { name: 'unsettled' },
  left: { name: 'left' },
}

/** The screen of a checkout, or of the chart that places its booking meanwhile. */
export function chooseScreen({ value, children }: DrawnSnapshot): ShownScreen {
  const state = statePath(value === 'placing' ? { placing: placingValue(children) } : value)
  const refusal = REFUSALS.find((name) => name === state)
  const screen = refusal ? ({ name: 'refusal', refusal } as const) : OTHERS[state]
  if (!screen) throw new Error(`No screen draws the checkout state "${state}".`)
  return screen
}

interface DrawnSnapshot extends Pick<AnyMachineSnapshot, 'value'> {
  children: { placing?: PlacingActor | undefined }
}

function placingValue({ placing }: DrawnSnapshot['children']) {
  const value = placing?.getSnapshot().value ?? 'checking'
  return value === 'over' ? 'checking' : value
}

/** `editing.options` for `{ editing: 'options' }`; a leaf of this chart is never parallel. */
function statePath(value: AnyMachineSnapshot['value']): string {
  if (typeof value === 'string') return value
  const [parent, child] = Object.entries(value)[0] ?? ['', '']
  return child === undefined || child === '' ? parent : `${parent}.${statePath(child)}`
}
