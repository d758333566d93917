import { createActor, type ActorRefFrom } from 'xstate'

import type { Shelf } from '#api/browser-storage.ts'
import { logFailure } from '#api/log-failure.ts'
import type { Driver } from '#domain/driver.ts'
import { checkpointOf } from '#machines/checkout/checkpoint.ts'
import type { checkoutChart } from '#machines/checkout/checkout.chart.ts'
import type { Trip } from '#machines/checkout/draft.ts'

import { keepCheckout, takeUpCheckout } from './kept-checkout.ts'

export type CheckoutActor = ActorRefFrom<typeof checkoutChart>

/** Who is there, as checkout needs it. */
export interface Customer {
  userId: string | null
  account: Partial<Driver> | null
}

export interface CheckoutWorld {
  /** The chart with its ports plugged. */
  machine: typeof checkoutChart
  /** Downloads what a checkout with a booking goes on with. */
  fetchPayment: () => Promise<void>
  shelf: Shelf
  newId: () => string
  /** The one that prices are shown in. */
  currency: () => string
  /** The one the page is shown in. */
  language: () => string
  customer: () => Customer
  /** Calls back when `customer` may have changed. Returns how to stop. */
  onCustomer: (listener: () => void) => () => void
  /** Calls back when a customer is gone for good: nothing they typed may stay. Returns how to stop. */
  onSignOut: (listener: () => void) => () => void
}

interface Flow {
  trip: string
  actor: CheckoutActor
  close: () => void
}

/**
 * The one checkout of this window. It lives outside React, from entering the route to leaving it,
 * so that nothing a screen does can post twice. Every change is kept for a reload.
 */
export interface CheckoutFlows {
  /** Downloads what an attempt of this window needs to be taken up; without it, it fails by name. */
  prepare: (trip: Trip) => Promise<void>
  /** The flow for this trip; the same one however often it is asked for. */
  open: (trip: Trip) => CheckoutActor
  close: () => void
}

export function createCheckoutFlows(world: CheckoutWorld): CheckoutFlows {
  let flow: Flow | null = null

  function close() {
    flow?.close()
    flow = null
  }

  async function prepare(trip: Trip) {
    const { resume } = takeUpCheckout(world.shelf, trip, world.newId)
    if (resume?.bookingId) await world.fetchPayment().catch(logFailure)
  }

  function open(trip: Trip) {
    const asked = JSON.stringify(trip)
    if (flow?.trip !== asked) {
      close()
      flow = { trip: asked, ...startFlow(world, trip, close) }
    }
    return flow.actor
  }
  return { prepare, open, close }
}

function startFlow(world: CheckoutWorld, trip: Trip, onGone: () => void): Omit<Flow, 'trip'> {
  const { shelf, newId } = world
  const { attemptId, resume } = takeUpCheckout(shelf, trip, newId)
  const shown = { currency: world.currency(), language: world.language() }
  const input = { attemptId, trip, ...world.customer(), ...shown, resume }
  const actor = createActor(world.machine, { input })
  let isKept = true

  actor.subscribe({
    next: (snapshot) => {
      if (isKept) keepCheckout(shelf, trip, checkpointOf(snapshot))
    },
    error: (error: unknown) => {
      reportError(error)
    },
  })
  const unfollow = world.onCustomer(() => {
    const { userId, account } = world.customer()
    const known = actor.getSnapshot().context
    if (userId === known.userId && JSON.stringify(account) === JSON.stringify(known.account)) return
    actor.send({ type: 'session.changed', userId, account })
  })
  const unwatch = world.onSignOut(() => {
    isKept = false
    keepCheckout(shelf, trip, null)
    onGone()
  })
  actor.start()

  return {
    actor,
    close() {
      unfollow()
      unwatch()
      actor.stop()
    },
  }
}
