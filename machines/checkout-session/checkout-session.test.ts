import { controlPorts } from 'statechart-paths/walk'
import { describe, expect, it } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'

import type { ReportedStatus } from '../payment/payment-facts.ts'
import {
  OPEN_READING,
  PAID_READING,
  makeReadingAnswer as found,
  SESSION_ID,
  UNKNOWN_SESSION_REFUSAL,
} from './checkout-session.journeys.ts'
import { checkoutSessionMachine } from './checkout-session.machine.ts'

function openPage() {
  const ports = controlPorts(checkoutSessionMachine)
  const clock = new SimulatedClock()
  const input = { sessionId: SESSION_ID }
  const actor = createActor(ports.machine, { input, clock }).start()
  const now = () => actor.getSnapshot().value
  const reads = (status: ReportedStatus) =>
    ports.answer('readSession', found({ ...PAID_READING, status }))
  return { ...ports, actor, clock, now, reads }
}

describe('payment page', () => {
  it.each([
    ['paid', 'confirmed'],
    ['open', 'open'],
    ['declined', 'declined'],
    ['expired', 'expired'],
    ['refunded', 'refunded'],
    ['pending', 'waiting'],
  ] as const)('shows the status of the server: %s', async (status, state) => {
    const { calls, now, reads } = openPage()
    await reads(status)
    expect([now(), calls]).toEqual([
      state,
      [{ id: 'readSession', input: { sessionId: SESSION_ID } }],
    ])
  })

  it('polls for a minute while the payment is processing, and never shows a failure', async () => {
    const { actor, clock, now, reads, refuse } = openPage()
    for (const wait of [1, 2, 4, 8, 16, 29]) {
      // oxlint-disable-next-line no-await-in-loop -- the polls follow each other
      await (wait % 2 === 0 ? reads('pending') : refuse('readSession', { kind: 'network' }))
      expect(now()).toBe('waiting')
      clock.increment(wait * 1000)
      expect(now()).toBe('loading')
    }
    await reads('pending')
    expect(now()).toBe('unknown')
    // The page shows the server's last status, not the failure before it.
    const { problem, reading } = actor.getSnapshot().context
    expect([problem, reading?.status]).toEqual([null, 'pending'])
    actor.send({ type: 'retry.requested' })
    await reads('pending')
    expect(now()).toBe('waiting')
  })

  it('shows a success that is only reported later', async () => {
    const { actor, clock, now, reads } = openPage()
    await reads('open')
    actor.send({ type: 'page.returned' })
    await reads('pending')
    clock.increment(1000)
    await reads('paid')
    expect(now()).toBe('confirmed')
  })

  it('shows that there is no such payment', async () => {
    const { now, answer } = openPage()
    await answer('readSession', UNKNOWN_SESSION_REFUSAL)
    expect(now()).toBe('missing')
  })

  it('provides the checkout to which this window can return', async () => {
    const { actor, answer } = openPage()
    await answer('readSession', found(OPEN_READING))
    expect(actor.getSnapshot().context.reading?.checkout).toEqual(OPEN_READING.checkout)
  })
})
