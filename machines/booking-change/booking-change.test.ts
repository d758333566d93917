import { controlPorts } from 'statechart-paths/walk'
import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'

import { SUCCESS, NETWORK_PROBLEM, createRefusal } from '../testing/problems.ts'
import {
  type BookingChangeFact,
  type SelectionChange,
  bookingChangeMachine,
} from './booking-change.machine.ts'
import {
  CAR_TAKEN_PROBLEM,
  UNCHANGED_CLIO,
  FORBIDDEN_PROBLEM,
  ONE_REMOVAL,
  TWO_REMOVALS,
  TWO_STATUS_CHANGES,
} from './booking-change.journeys.ts'

function openBookingChange() {
  const ports = controlPorts(bookingChangeMachine)
  const actor = createActor(ports.machine)
  const facts: BookingChangeFact[] = []
  actor.on('*', (fact) => facts.push(fact))
  actor.start()
  return { ...ports, actor, facts, now: () => actor.getSnapshot() }
}

function confirmChange(change: SelectionChange) {
  const opened = openBookingChange()
  opened.actor.send({ type: 'change.selected', change })
  opened.actor.send({ type: 'change.confirmed' })
  return opened
}

describe('booking change', () => {
  it('asks for confirmation before it changes anything', () => {
    const { actor, now, waiting } = openBookingChange()
    actor.send({ type: 'change.selected', change: TWO_REMOVALS })
    expect([now().value, waiting()]).toEqual(['confirming', []])
    actor.send({ type: 'change.dismissed' })
    expect([now().value, now().context.change]).toEqual(['idle', null])
  })

  // @shows BOOKING-24
  it('changes all bookings in one call, and emits how many were changed', async () => {
    const { now, calls, answer, facts } = confirmChange(TWO_STATUS_CHANGES)
    expect(calls).toEqual([{ id: 'changeAll', input: { change: TWO_STATUS_CHANGES } }])
    await answer('changeAll', SUCCESS)
    expect([now().value, facts]).toEqual(['idle', [{ type: 'changed', kind: 'status', count: 2 }]])
  })

  // @shows BOOKING-24
  it('offers to change the rest when one booking may not be changed', async () => {
    const { actor, now, answer, facts } = confirmChange(TWO_STATUS_CHANGES)
    await answer('changeAll', createRefusal('car-taken', CAR_TAKEN_PROBLEM))
    expect([now().value, facts]).toEqual(['refused', [{ type: 'outdated' }]])
    actor.send({ type: 'remaining.requested' })
    await answer('changeEach', UNCHANGED_CLIO)
    expect([now().value, now().context.kept]).toEqual(['partlyChanged', UNCHANGED_CLIO])
    expect(facts.at(-1)).toEqual({ type: 'changed', kind: 'status', count: 1 })
  })

  it('does not offer to change the rest when only one booking is selected', async () => {
    const { actor, now, answer } = confirmChange(ONE_REMOVAL)
    await answer('changeAll', createRefusal('forbidden', FORBIDDEN_PROBLEM))
    actor.send({ type: 'remaining.requested' })
    expect(now().value).toBe('refused')
  })

  it('can be retried after a lost connection, and reports an outdated list when dismissed', async () => {
    const { actor, now, refuse, calls, facts } = confirmChange(TWO_REMOVALS)
    await refuse('changeAll', NETWORK_PROBLEM)
    actor.send({ type: 'retry.requested' })
    expect(calls).toHaveLength(2)
    await refuse('changeAll', NETWORK_PROBLEM)
    actor.send({ type: 'change.dismissed' })
    expect([now().value, facts]).toEqual(['idle', [{ type: 'outdated' }]])
  })

  it('does not open for an empty selection', () => {
    const { actor, now } = openBookingChange()
    actor.send({ type: 'change.selected', change: { kind: 'remove', ids: [] } })
    expect(now().value).toBe('idle')
  })
})
