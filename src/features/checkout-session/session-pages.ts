import { createActor, fromPromise } from 'xstate'

import type { Api } from '#api/client.ts'
import type { Trip } from '#machines/checkout/draft.ts'
import { checkoutSessionMachine } from '#machines/checkout-session/checkout-session.machine.ts'
import type { SessionReading } from '#machines/checkout-session/checkout-session-setup.ts'

import { readSession } from './read-session.ts'
import type { CheckoutSessionActor } from './session-actor.ts'

export interface SessionWorld {
  api: Api
  /**
   * The checkout that a payment belongs to, of this window or by the booking where that is shown to
   * who asks; null where it is another's.
   */
  findCheckout: (
    reading: SessionReading,
    sessionId: string,
    signal: AbortSignal,
  ) => Promise<Trip | null>
}

/** The one question of this window: it is asked from entering its page to leaving it. */
export interface SessionPages {
  /** The same actor however often it is asked for. */
  open: (sessionId: string) => CheckoutSessionActor
  close: () => void
}

export function createSessionPages({ api, findCheckout }: SessionWorld): SessionPages {
  let page: { sessionId: string; actor: CheckoutSessionActor } | null = null
  const machine = checkoutSessionMachine.provide({
    actors: {
      readSession: fromPromise(async ({ input: { sessionId }, signal }) => {
        const reading = await readSession(api, sessionId, signal)
        return { ...reading, checkout: await findCheckout(reading, sessionId, signal) }
      }),
    },
  })

  function close() {
    page?.actor.stop()
    page = null
  }

  function open(sessionId: string) {
    if (page?.sessionId !== sessionId) {
      close()
      page = { sessionId, actor: createActor(machine, { input: { sessionId } }).start() }
    }
    return page.actor
  }
  return { open, close }
}
