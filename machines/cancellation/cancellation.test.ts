import { controlPorts } from 'statechart-paths/walk'
import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'

import { SUCCESS } from '../testing/problems.ts'
import {
  type CancellationFact,
  type CancellationEligibility,
  cancellationMachine,
} from './cancellation.machine.ts'
import {
  STARTED_ELIGIBILITY,
  CANCELLABLE_ID,
  FEE_ELIGIBILITY,
  NO_BOOKING_REFUSAL,
  NOT_BOUGHT_ELIGIBILITY,
  REFUND_ELIGIBILITY,
  REQUESTED_ELIGIBILITY,
} from './cancellation.journeys.ts'

function openCancellation(eligibility: CancellationEligibility = REFUND_ELIGIBILITY) {
  const ports = controlPorts(cancellationMachine)
  const actor = createActor(ports.machine, { input: { bookingId: CANCELLABLE_ID, ...eligibility } })
  const facts: CancellationFact[] = []
  actor.on('*', (fact) => facts.push(fact))
  actor.start()
  return { ...ports, actor, facts, now: () => actor.getSnapshot() }
}

function openDialog(eligibility: CancellationEligibility = REFUND_ELIGIBILITY) {
  const cancellation = openCancellation(eligibility)
  cancellation.actor.send({ type: 'cancellation.selected', eligibility })
  return cancellation
}

function requestCancellation(eligibility: CancellationEligibility = REFUND_ELIGIBILITY) {
  const cancellation = openDialog(eligibility)
  cancellation.actor.send({ type: 'cancellation.confirmed', eligibility })
  return cancellation
}

describe('cancellation', () => {
  // @shows BOOKING-19
  it('shows the cost before it requests anything', () => {
    const { now, waiting } = openDialog(FEE_ELIGIBILITY)
    expect([now().value, now().context.terms, waiting()]).toEqual(['confirming', 'fee', []])
  })

  it('shows the cost at the time of the request, not of the page load', () => {
    const { actor, now } = openCancellation(REFUND_ELIGIBILITY)
    actor.send({ type: 'cancellation.selected', eligibility: FEE_ELIGIBILITY })
    expect([now().value, now().context.terms]).toEqual(['confirming', 'fee'])
  })

  // @shows BOOKING-10
  it('is a request that the supplier decides on', async () => {
    const { now, answer, calls, facts } = requestCancellation()
    expect(calls).toEqual([{ id: 'requestCancellation', input: { bookingId: CANCELLABLE_ID } }])
    await answer('requestCancellation', SUCCESS)
    expect([now().value, facts]).toEqual(['requested', [{ type: 'changed' }]])
  })

  // @shows BOOKING-17
  it('is not offered when it was not bought', () => {
    const { actor, now } = openCancellation(NOT_BOUGHT_ELIGIBILITY)
    actor.send({ type: 'cancellation.selected', eligibility: REFUND_ELIGIBILITY })
    expect(now().value).toBe('barred')
  })

  // @shows BOOKING-15, BOOKING-19
  it('asks for confirmation again when the free period ended while the dialog was open', () => {
    const { actor, now, waiting } = openDialog()
    actor.send({ type: 'cancellation.confirmed', eligibility: FEE_ELIGIBILITY })
    expect([now().value, now().context.terms, waiting()]).toEqual(['termsChanged', 'fee', []])
    actor.send({ type: 'cancellation.confirmed', eligibility: FEE_ELIGIBILITY })
    expect(waiting()).toEqual(['requestCancellation'])
  })

  it('is no longer possible when the rental began while the dialog was open', () => {
    const { actor, now } = openDialog(FEE_ELIGIBILITY)
    actor.send({ type: 'cancellation.confirmed', eligibility: STARTED_ELIGIBILITY })
    expect([now().value, now().context.bar]).toEqual(['barred', 'already-started'])
  })

  it('treats an existing request as sent', async () => {
    const { now, answer } = requestCancellation()
    await answer('requestCancellation', NO_BOOKING_REFUSAL)
    expect(now().value).toBe('checking')
    await answer('readEligibility', REQUESTED_ELIGIBILITY)
    expect(now().value).toBe('requested')
  })

  it('shows why there is nothing left to cancel', async () => {
    const { now, answer, facts } = requestCancellation()
    await answer('requestCancellation', NO_BOOKING_REFUSAL)
    await answer('readEligibility', STARTED_ELIGIBILITY)
    expect([now().value, now().context.bar]).toEqual(['barred', 'already-started'])
    expect(facts).toEqual([{ type: 'changed' }])
  })

  it('can be retried after a lost connection, and recognizes that the first request succeeded', async () => {
    const { actor, now, answer, refuse } = requestCancellation()
    await refuse('requestCancellation', { kind: 'network' })
    expect([now().value, now().hasTag('dialog')]).toEqual(['failed', true])
    actor.send({ type: 'cancellation.confirmed', eligibility: REFUND_ELIGIBILITY })
    await answer('requestCancellation', NO_BOOKING_REFUSAL)
    await answer('readEligibility', REQUESTED_ELIGIBILITY)
    expect(now().value).toBe('requested')
  })

  it('reports a possible change when the dialog is closed after a lost response', async () => {
    const { actor, now, refuse, facts } = requestCancellation()
    await refuse('requestCancellation', { kind: 'timeout' })
    actor.send({ type: 'cancellation.dismissed' })
    expect([now().value, facts]).toEqual(['offered', [{ type: 'changed' }]])
  })

  it('is updated when another tab requests it or the supplier declines it', () => {
    const { actor, now } = openDialog()
    actor.send({ type: 'booking.changed', eligibility: REQUESTED_ELIGIBILITY })
    expect(now().value).toBe('requested')
    actor.send({ type: 'booking.changed', eligibility: REFUND_ELIGIBILITY })
    expect(now().value).toBe('offered')
  })

  it('is sent once, no matter how often it is confirmed', () => {
    const { actor, calls } = requestCancellation()
    actor.send({ type: 'cancellation.confirmed', eligibility: REFUND_ELIGIBILITY })
    expect(calls).toHaveLength(1)
  })
})
