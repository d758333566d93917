import { type HistoryLocation, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

import { CHECKOUT_STEPS } from '@masar/domain/booking/checkout-steps.ts'
import { waitForPaint } from '#ui/lifecycle/schedule.ts'

import { STEP_PARTS } from '../steps/step-parts.tsx'
import type { CheckoutActor } from './checkout.flow.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The checkout steps that this window has visited, up to this entry. */
    checkoutSteps?: readonly CheckoutEntry[]
  }
}

const ENTRIES = [...CHECKOUT_STEPS, 'paying'] as const
type CheckoutEntry = (typeof ENTRIES)[number]

/**
 * Adds each step of checkout, and the payment, to the window's history. Back opens the previous step, and
 * Forward moves as far as the form is valid. While a payment may be in progress, and once a booking is
 * confirmed, Back leaves checkout.
 */
export function useStepHistory(actor: CheckoutActor): void {
  const router = useRouter()

  useEffect(() => {
    const { history } = router
    const { carId, from } = actor.getSnapshot().context.trip
    const isOnCheckout = ({ pathname, search }: HistoryLocation) => {
      const params = new URLSearchParams(search)
      return pathname === '/checkout' && params.get('car') === carId && params.get('from') === from
    }
    /** Whether a history navigation is in progress. */
    let isTravelling = false
    /** Whether Back or Forward was pressed while the price was loading. */
    let isAwaited = false
    const entered = () => history.location.state.checkoutSteps ?? []
    const enter = (steps: readonly CheckoutEntry[], replace: boolean) =>
      router.navigate({
        to: '.',
        search: true,
        replace,
        resetScroll: false,
        state: (state) => ({ ...state, checkoutSteps: steps }),
      })

    function syncHistory() {
      const step = findShownEntry(actor)
      const steps = entered()
      if (isAwaited && step) {
        isAwaited = false
        void goToEntry(actor, steps.at(-1)).then(syncHistory, syncHistory)
        return
      }
      if (isTravelling || !step || step === steps.at(-1) || !isOnCheckout(history.location)) return
      const before = steps.indexOf(step)
      if (before >= 0) {
        isTravelling = true
        history.go(before - steps.length + 1)
      } else if (isBefore(step, steps.at(-1))) void enter([step], true)
      else if (step === 'paying' && !steps.includes('review')) {
        // When an earlier booking is continued, add an entry for the review too, so that Back opens it.
        void enter([...steps, 'review'], steps.length === 0).then(syncHistory)
      } else void enter([...steps, step], steps.length === 0)
    }

    let isOver = false
    // Creating an entry takes as long as rendering a step, so paint the step first.
    const unfollow = actor.subscribe(() => void waitForPaint().then(() => !isOver && syncHistory()))
    const unsubscribe = history.subscribe(({ location, action }) => {
      const isTravel = ['BACK', 'FORWARD', 'GO'].includes(action.type)
      const to = location.state.checkoutSteps
      isTravelling = false
      if (!isTravel || !to || !isOnCheckout(location)) return
      if (actor.getSnapshot().matches('quoting')) {
        isAwaited = true
        return
      }
      if (canTravel(actor)) {
        // Correct the history if the chart has stayed on its step.
        void goToEntry(actor, to.at(-1)).then(syncHistory, syncHistory)
        return
      }
      if (action.type === 'BACK') {
        isTravelling = true
        history.go(-to.length)
      } else syncHistory()
    })
    syncHistory()
    return () => {
      isOver = true
      unfollow.unsubscribe()
      unsubscribe()
    }
  }, [actor, router])
}

/** Returns the entry of the current screen; null when it has none. */
function findShownEntry(actor: CheckoutActor): CheckoutEntry | null {
  const snapshot = actor.getSnapshot()
  if (snapshot.matches({ paying: 'review' })) return 'review'
  if (snapshot.matches('paying')) return 'paying'
  return CHECKOUT_STEPS.find((step) => snapshot.matches({ editing: step })) ?? null
}

/**
 * Whether Back and Forward can change the screen. A payment can be left only for the review, and not while the
 * payment may be in progress.
 */
function canTravel(actor: CheckoutActor): boolean {
  const entry = findShownEntry(actor)
  if (entry !== 'paying') return entry !== null
  return findPaymentActor(actor).getSnapshot().can({ type: 'review.reopened' })
}

const isBefore = (entry: CheckoutEntry, last: CheckoutEntry | undefined) =>
  last !== undefined && ENTRIES.indexOf(entry) < ENTRIES.indexOf(last)

/**
 * Opens an entry by sending the same events as the buttons, so that the chart can refuse to leave a step.
 * Rejects when the code that validates the step fails to load.
 */
async function goToEntry(actor: CheckoutActor, target: CheckoutEntry | undefined): Promise<void> {
  const at = findShownEntry(actor)
  if (!target || !at || at === target) return
  if (at === 'paying') {
    findPaymentActor(actor).send({ type: 'review.reopened' })
    return
  }
  if (target !== 'paying' && isBefore(target, at)) {
    actor.send({ type: 'step.reopened', step: target })
    return
  }
  const { context } = actor.getSnapshot()
  const invalid = (await STEP_PARTS[at].findInvalid?.(context)) ?? []
  if (findShownEntry(actor) !== at) return
  // From the review, the payment can be opened only if a booking exists.
  const canPay = actor.getSnapshot().can({ type: 'payment.requested' })
  actor.send(canPay ? { type: 'payment.requested' } : { type: 'step.completed', invalid })
  if (findShownEntry(actor) !== at) await goToEntry(actor, target)
}

/** Returns the payment actor, or the checkout actor once the payment has ended. */
const findPaymentActor = (actor: CheckoutActor) => actor.getSnapshot().children.payment ?? actor
