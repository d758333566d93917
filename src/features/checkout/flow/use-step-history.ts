import { type HistoryLocation, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

import { type CheckoutStep, STEPS } from '#domain/booking/booking-draft.ts'
import { afterPaint } from '#ui/moment/after-paint.ts'

import type { CheckoutActor } from './checkout.flow.ts'
import { driverProblems } from './lazy-calls.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The steps of checkout that this window has gone through, up to this entry. */
    checkoutSteps?: readonly CheckoutStep[]
  }
}

/**
 * Each step of checkout is an entry of the window's history: back goes one step back, forward goes on
 * as far as what is filled in allows. Once a booking is asked for, back leaves checkout at once.
 */
export function useStepHistory(actor: CheckoutActor): void {
  const router = useRouter()

  useEffect(() => {
    const { history } = router
    const { carId, from } = actor.getSnapshot().context.trip
    const isHere = ({ pathname, search }: HistoryLocation) => {
      const asked = new URLSearchParams(search)
      return pathname === '/checkout' && asked.get('c') === carId && asked.get('f') === from
    }
    /** An entry that was asked for, and is not here yet. */
    let isTravelling = false
    const entered = () => history.location.state.checkoutSteps ?? []
    const enter = (steps: readonly CheckoutStep[], replace: boolean) =>
      void router.navigate({
        to: '.',
        search: true,
        replace,
        resetScroll: false,
        state: (state) => ({ ...state, checkoutSteps: steps }),
      })

    function follow() {
      const step = editedStep(actor)
      const steps = entered()
      if (isTravelling || !step || step === steps.at(-1) || !isHere(history.location)) return
      const before = steps.indexOf(step)
      if (before >= 0) {
        isTravelling = true
        history.go(before - steps.length + 1)
      } else if (isBehind(step, steps.at(-1))) enter([step], true)
      else enter([...steps, step], steps.length === 0)
    }

    let isOver = false
    // Making an address takes as long as drawing a step, which goes first.
    const unfollow = actor.subscribe(() => void afterPaint().then(() => !isOver && follow()))
    const unsubscribe = history.subscribe(({ location, action }) => {
      const isTravel = ['BACK', 'FORWARD', 'GO'].includes(action.type)
      const to = location.state.checkoutSteps
      isTravelling = false
      if (!isTravel || !to || !isHere(location)) return
      if (editedStep(actor)) {
        // What the chart does not do, the history takes back.
        void goTo(actor, to.at(-1)).then(follow, follow)
        return
      }
      if (action.type === 'BACK') history.go(-to.length)
      follow()
    })
    follow()
    return () => {
      isOver = true
      unfollow.unsubscribe()
      unsubscribe()
    }
  }, [actor, router])
}

/** The step at hand; null where something else is on the screen. */
function editedStep(actor: CheckoutActor): CheckoutStep | null {
  const snapshot = actor.getSnapshot()
  return STEPS.find((step) => snapshot.matches({ editing: step })) ?? null
}

const isBehind = (step: CheckoutStep, last: CheckoutStep | undefined) =>
  last !== undefined && STEPS.indexOf(step) < STEPS.indexOf(last)

/** By the events of its buttons: what may not be left, stays. Rejects where nobody can say whether it may. */
async function goTo(actor: CheckoutActor, target: CheckoutStep | undefined): Promise<void> {
  const at = editedStep(actor)
  if (!target || !at || at === target) return
  if (isBehind(target, at)) {
    actor.send({ type: 'step.reopened', step: target })
    return
  }
  const invalid = await findInvalid(actor, at)
  if (editedStep(actor) !== at) return
  actor.send({ type: 'step.completed', invalid })
  if (editedStep(actor) !== at) await goTo(actor, target)
}

async function findInvalid(actor: CheckoutActor, step: CheckoutStep): Promise<readonly string[]> {
  const { context } = actor.getSnapshot()
  if (step === 'driver') return (await driverProblems()).invalidDrivers(context)
  return step === 'payment' && !context.draft.choice ? ['choice'] : []
}
