import { createActor, fromPromise } from 'xstate'

import { DEPOSIT_INPUT } from '@masar/machines/payment/testing/payment-fixtures.ts'
import { paymentMachine } from '@masar/machines/payment/payment.machine.ts'
import type {
  PaymentAnswer,
  PrepareAnswer,
  PreparedPayment,
  ProviderOffer,
} from '@masar/machines/payment/payment-facts.ts'
import { createDeferred, type Deferred } from '#testing/deferred.ts'
import { settle } from '#testing/page.tsx'

import type { PaymentActor } from '../payment-actor.ts'

export interface PendingPayment {
  actor: PaymentActor
  /** The latest check of the payment, which the test resolves. */
  question: () => Deferred<PaymentAnswer>
  /** The events from the form and its windows, in order. */
  told: string[]
}

/** Starts a payment whose form is open. Its checks get no response until the test resolves them. */
export async function startPaying(
  offer: ProviderOffer,
  prepared: PreparedPayment,
): Promise<PendingPayment> {
  let pendingCheck = createDeferred<PaymentAnswer>()
  const machine = paymentMachine.provide({
    actors: {
      listProviders: fromPromise(() => Promise.resolve<readonly ProviderOffer[]>([offer])),
      preparePayment: fromPromise(() =>
        Promise.resolve<PrepareAnswer>({
          ok: true,
          prepared: { ...prepared, provider: offer.name },
        }),
      ),
      checkPayment: fromPromise(() => (pendingCheck = createDeferred<PaymentAnswer>()).promise),
    },
  })
  const sentEvents: string[] = []
  const actor = createActor(machine, {
    input: DEPOSIT_INPUT,
    inspect(event) {
      if (event.type !== '@xstate.event' || event.actorRef !== actor) return
      if (!event.event.type.startsWith('xstate.')) sentEvents.push(event.event.type)
    },
  })
  actor.start()
  await settle(() => new Promise((resolve) => setTimeout(resolve)))
  return { actor, told: sentEvents, question: () => pendingCheck }
}
