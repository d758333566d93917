import type { SnapshotFrom } from 'xstate'

import type { CheckoutStep } from '@masar/domain/booking/checkout-steps.ts'
import type { checkoutMachine } from '@masar/machines/checkout/checkout.machine.ts'
import type { LeafOf } from '@masar/machines/leaf-of.ts'
import type { endings } from '@masar/machines/placing/chart/endings.ts'
import type { placingMachine } from '@masar/machines/placing/placing.machine.ts'

import type { PlacingActor } from './flow/checkout.flow.ts'

type CheckoutState = SnapshotFrom<typeof checkoutMachine>['value']
/** The states of the placing chart, except the final ones, after which checkout takes over. */
type PlacingState = Exclude<SnapshotFrom<typeof placingMachine>['value'], keyof typeof endings>

/** What happens on the displayed step. */
export type StepState = 'editing' | 'checking' | 'placing' | 'booked'

/** A screen that needs no input from the customer. */
export type PendingScreenName = 'adopting' | 'releasing' | 'leaving' | 'left'

/** The screen for a state of checkout. */
export type ShownScreen =
  | { name: 'steps'; step: CheckoutStep; state: StepState }
  | { name: 'refusal'; refusal: RefusalName }
  | { name: 'looking' | 'payment' | PendingScreenName | 'confirmed' | 'unsettled' }

/** The refusal states of the checkout chart. */
export type CheckoutRefusal =
  | Extract<LeafOf<CheckoutState>, `refused.${string}`>
  | 'paying.expired'
  | 'paying.refunded'
  | 'paying.broken'

/** The refusal states of the placing chart. */
export type PlacingRefusal =
  `placing.${Extract<PlacingState, 'priceChanged' | 'throttled' | 'failed' | 'keyReused' | 'adoptFailed' | 'releaseFailed'>}`

export type RefusalName = CheckoutRefusal | PlacingRefusal

interface RefusalAside {
  hasPrice: boolean
  hasAlternatives: boolean
}

const PRICE_ASIDE: RefusalAside = { hasPrice: true, hasAlternatives: false }
const ALTERNATIVES_ASIDE: RefusalAside = { hasPrice: false, hasAlternatives: true }
const NO_ASIDE: RefusalAside = { hasPrice: false, hasAlternatives: false }

/**
 * What is shown beside a refusal: the price if there is something to pay, and other cars if this one is lost or
 * more expensive.
 */
export const REFUSAL_ASIDES: Record<RefusalName, RefusalAside> = {
  'refused.alreadyBooked': NO_ASIDE,
  'refused.unfinished': PRICE_ASIDE,
  'refused.carTaken': ALTERNATIVES_ASIDE,
  'refused.soldOut': ALTERNATIVES_ASIDE,
  'refused.comingSoon': ALTERNATIVES_ASIDE,
  'refused.unknownCar': NO_ASIDE,
  'refused.emailTaken': PRICE_ASIDE,
  'refused.sessionExpired': PRICE_ASIDE,
  'refused.rejected': PRICE_ASIDE,
  'refused.broken': PRICE_ASIDE,
  'refused.quoteFailed': PRICE_ASIDE,
  'paying.expired': NO_ASIDE,
  'paying.refunded': NO_ASIDE,
  'paying.broken': NO_ASIDE,
  'placing.priceChanged': { hasPrice: true, hasAlternatives: true },
  'placing.throttled': PRICE_ASIDE,
  'placing.failed': PRICE_ASIDE,
  'placing.keyReused': PRICE_ASIDE,
  'placing.adoptFailed': PRICE_ASIDE,
  'placing.releaseFailed': PRICE_ASIDE,
}

/**
 * A state that is not a step of the form. While a booking is being placed, it is a state of the placing chart.
 */
type OtherLeaf =
  | Exclude<LeafOf<CheckoutState>, 'placing' | `editing.${CheckoutStep}`>
  | `placing.${PlacingState}`

const SCREENS: Record<Exclude<OtherLeaf, RefusalName>, ShownScreen> = {
  starting: { name: 'looking' },
  quoting: { name: 'looking' },
  'placing.starting': { name: 'steps', step: 'review', state: 'checking' },
  'placing.checking': { name: 'steps', step: 'review', state: 'checking' },
  'placing.asking': { name: 'steps', step: 'review', state: 'placing' },
  'placing.adopting': { name: 'adopting' },
  'placing.releasing': { name: 'releasing' },
  'placing.leaving': { name: 'leaving' },
  'paying.open': { name: 'payment' },
  'paying.review': { name: 'steps', step: 'review', state: 'booked' },
  confirmed: { name: 'confirmed' },
  unsettled: { name: 'unsettled' },
  left: { name: 'left' },
}

interface DrawnSnapshot {
  value: CheckoutState
  children: { placing?: PlacingActor | undefined }
}

/**
 * Returns the screen for a checkout state, or for the state of the `placing` chart while that chart is running.
 */
export function chooseScreen({ value, children }: DrawnSnapshot): ShownScreen {
  if (typeof value === 'object' && 'editing' in value)
    return { name: 'steps', step: value.editing, state: 'editing' }
  const leaf = value === 'placing' ? findPlacingLeaf(children.placing) : findLeaf(value)
  return isRefusal(leaf) ? { name: 'refusal', refusal: leaf } : SCREENS[leaf]
}

function findPlacingLeaf(placing?: PlacingActor) {
  const snapshot = placing?.getSnapshot()
  const state = snapshot?.status === 'active' ? (snapshot.value as PlacingState) : 'checking'
  return `placing.${state}` as const
}

const isRefusal = (leaf: OtherLeaf): leaf is RefusalName => leaf in REFUSAL_ASIDES

/** Returns `paying.open` for `{ paying: 'open' }`. This chart has two levels and no regions. */
const findLeaf = (value: Exclude<CheckoutState, 'placing'>) =>
  (typeof value === 'string' ? value : Object.entries(value).flat().join('.')) as OtherLeaf
