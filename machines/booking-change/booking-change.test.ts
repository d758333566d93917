import { controlPorts } from 'statechart-paths/walk'
import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'

import { DONE, NETWORK, createRefusal } from '../testing/problems.ts'
import {
  type BookingChangeFact,
  type SelectionChange,
  bookingChangeMachine,
} from './booking-change.machine.ts'
import {
  CAR_TAKEN,
  CLIO_STAYS,
  NOT_ALLOWED,
  REMOVE_ONE,
  REMOVE_TWO,
  RESERVE_TWO,
} from './booking-change.journeys.ts'

function open() {
  const ports = controlPorts(bookingChangeMachine)
  const actor = createActor(ports.machine)
  const facts: BookingChangeFact[] = []
  actor.on('*', (fact) => facts.push(fact))
  actor.start()
  return { ...ports, actor, facts, now: () => actor.getSnapshot() }
}

function confirm(change: SelectionChange) {
  const opened = open()
  opened.actor.send({ type: 'change.selected', change })
  opened.actor.send({ type: 'change.confirmed' })
  return opened
}

describe('booking change', () => {
  it('asks for confirmation before it changes anything', () => {
    const { actor, now, waiting } = open()
    actor.send({ type: 'change.selected', change: REMOVE_TWO })
    expect([now().value, waiting()]).toEqual(['confirming', []])
    actor.send({ type: 'change.dismissed' })
    expect([now().value, now().context.change]).toEqual(['idle', null])
  })

  // @shows BOOKING-24
  it('changes all bookings in one call, and emits how many were changed', async () => {
    const { now, calls, answer, facts } = confirm(RESERVE_TWO)
    expect(calls).toEqual([{ id: 'changeAll', input: { change: RESERVE_TWO } }])
    await answer('changeAll', DONE)
    expect([now().value, facts]).toEqual(['idle', [{ type: 'changed', kind: 'status', count: 2 }]])
  })

  // @shows BOOKING-24
  it('offers to change the rest when one booking may not be changed', async () => {
    const { actor, now, answer, facts } = confirm(RESERVE_TWO)
    await answer('changeAll', createRefusal('car-taken', CAR_TAKEN))
    expect([now().value, facts]).toEqual(['refused', [{ type: 'outdated' }]])
    actor.send({ type: 'remaining.requested' })
    await answer('changeEach', CLIO_STAYS)
    expect([now().value, now().context.kept]).toEqual(['partlyChanged', CLIO_STAYS])
    expect(facts.at(-1)).toEqual({ type: 'changed', kind: 'status', count: 1 })
  })

  it('does not offer to change the rest when only one booking is selected', async () => {
    const { actor, now, answer } = confirm(REMOVE_ONE)
    await answer('changeAll', createRefusal('forbidden', NOT_ALLOWED))
    actor.send({ type: 'remaining.requested' })
    expect(now().value).toBe('refused')
  })

  it('can be retried after a lost connection, and reports an outdated list when dismissed', async () => {
    const { actor, now, refuse, calls, facts } = confirm(REMOVE_TWO)
    await refuse('changeAll', NETWORK)
    actor.send({ type: 'retry.requested' })
    expect(calls).toHaveLength(2)
    await refuse('changeAll', NETWORK)
    actor.send({ type: 'change.dismissed' })
    expect([now().value, facts]).toEqual(['idle', [{ type: 'outdated' }]])
  })

  it('does not open for an empty selection', () => {
    const { actor, now } = open()
    actor.send({ type: 'change.selected', change: { kind: 'remove', ids: [] } })
    expect(now().value).toBe('idle')
  })
})
