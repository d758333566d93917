import { type HistoryLocation, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

import { CHECKOUT_STEPS } from '@masar/domain/booking/checkout-steps.ts'
import { afterPaint } from '#ui/lifecycle/schedule.ts'

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
 * Each step of checkout and the payment are entries of the window's history: Back leads to the previous one, Forward as far
 * as the form is valid. While money may be moving, and once a booking is confirmed, Back leaves checkout.
 */
export function useStepHistory(actor: CheckoutActor): void {
  const router = useRouter()

  useEffect(() => {
    const { history } = router
    const { carId, from } = actor.getSnapshot().context.trip
    const isHere = ({ pathname, search }: HistoryLocation) => {
      const asked = new URLSearchParams(search)
      return pathname === '/checkout' && asked.get('car') === carId && asked.get('from') === from
    }
    /** A navigation in the history has started, and not arrived yet. */
    let isTravelling = false
    /** Back or Forward was pressed while the price is loading. */
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

    function follow() {
      const step = shownEntry(actor)
      const steps = entered()
      if (isAwaited && step) {
        isAwaited = false
        void goTo(actor, steps.at(-1)).then(follow, follow)
        return
      }
      if (isTravelling || !step || step === steps.at(-1) || !isHere(history.location)) return
      const before = steps.indexOf(step)
      if (before >= 0) {
        isTravelling = true
        history.go(before - steps.length + 1)
      } else if (isBehind(step, steps.at(-1))) void enter([step], true)
      else if (step === 'paying' && !steps.includes('review')) {
        // An earlier booking that is continued also gets a review to go back to.
        void enter([...steps, 'review'], steps.length === 0).then(follow)
      } else void enter([...steps, step], steps.length === 0)
    }

    let isOver = false
    // Creating an entry takes as long as rendering a step, so the step is painted first.
    const unfollow = actor.subscribe(() => void afterPaint().then(() => !isOver && follow()))
    const unsubscribe = history.subscribe(({ location, action }) => {
      const isTravel = ['BACK', 'FORWARD', 'GO'].includes(action.type)
      const to = location.state.checkoutSteps
      isTravelling = false
      if (!isTravel || !to || !isHere(location)) return
      if (actor.getSnapshot().matches('quoting')) {
        isAwaited = true
        return
      }
      if (canTravel(actor)) {
        // If the chart did not follow, the history is corrected.
        void goTo(actor, to.at(-1)).then(follow, follow)
        return
      }
      if (action.type === 'BACK') {
        isTravelling = true
        history.go(-to.length)
      } else follow()
    })
    follow()
    return () => {
      isOver = true
      unfollow.unsubscribe()
      unsubscribe()
    }
  }, [actor, router])
}

/** The entry of the current screen; null when it has none. */
function shownEntry(actor: CheckoutActor): CheckoutEntry | null {
  const snapshot = actor.getSnapshot()
  if (snapshot.matches({ paying: 'review' })) return 'review'
  if (snapshot.matches('paying')) return 'paying'
  return CHECKOUT_STEPS.find((step) => snapshot.matches({ editing: step })) ?? null
}

/** From a payment only back to the review, and not while money may be moving. */
function canTravel(actor: CheckoutActor): boolean {
  const entry = shownEntry(actor)
  if (entry !== 'paying') return entry !== null
  return paymentActor(actor).getSnapshot().can({ type: 'review.reopened' })
}

const isBehind = (entry: CheckoutEntry, last: CheckoutEntry | undefined) =>
  last !== undefined && ENTRIES.indexOf(entry) < ENTRIES.indexOf(last)

/**
 * Sends the events of the buttons, so a step that must not be left stays. Rejects when the code
 * that validates the step fails to load.
 */
async function goTo(actor: CheckoutActor, target: CheckoutEntry | undefined): Promise<void> {
  const at = shownEntry(actor)
  if (!target || !at || at === target) return
  if (at === 'paying') {
    paymentActor(actor).send({ type: 'review.reopened' })
    return
  }
  if (target !== 'paying' && isBehind(target, at)) {
    actor.send({ type: 'step.reopened', step: target })
    return
  }
  const { context } = actor.getSnapshot()
  const invalid = (await STEP_PARTS[at].findInvalid?.(context)) ?? []
  if (shownEntry(actor) !== at) return
  // A review continues only to the payment of an existing booking.
  const canPay = actor.getSnapshot().can({ type: 'payment.requested' })
  actor.send(canPay ? { type: 'payment.requested' } : { type: 'step.completed', invalid })
  if (shownEntry(actor) !== at) await goTo(actor, target)
}

/** The actor of the payment, or of the checkout once it has ended. */
const paymentActor = (actor: CheckoutActor) => actor.getSnapshot().children.payment ?? actor
