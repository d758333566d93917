import { createActor, fromPromise } from 'xstate'

import type { Api } from '#api/client.ts'
import type { Trip } from '#machines/checkout/draft.ts'
import { checkoutSessionMachine } from '#machines/checkout-session/checkout-session.machine.ts'

import { readSession } from './read-session.ts'
import type { CheckoutSessionActor } from './session-actor.ts'

export interface SessionWorld {
  api: Api
  /** The checkout of this window that a session belongs to; null where it is another's. */
  findCheckout: (sessionId: string) => Trip | null
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
      readSession: fromPromise(async ({ input: { sessionId }, signal }) => ({
        ...(await readSession(api, sessionId, signal)),
        checkout: findCheckout(sessionId),
      })),
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
