import { controlPorts } from 'statechart-paths/walk'
import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'

import { type DeletionFact, deletionMachine } from './deletion.machine.ts'
import {
  AMIRA_LIST_INPUT,
  CONFIRMED_ENTRY,
  WELCOME_ENTRY,
} from '../notifications/notifications.journeys.ts'

const oneDeletionRequested = {
  type: 'deletion.requested',
  ids: [CONFIRMED_ENTRY.id],
  all: false,
} as const
const fullDeletionRequested = { type: 'deletion.requested', ids: [], all: true } as const

function openDeletion() {
  const ports = controlPorts(deletionMachine)
  const actor = createActor(ports.machine, { input: { userId: AMIRA_LIST_INPUT.userId } })
  const facts: DeletionFact[] = []
  actor.on('*', (fact) => facts.push(fact))
  actor.start()
  return { ...ports, actor, facts, now: () => actor.getSnapshot() }
}

describe('deletion of notifications', () => {
  // @shows NOTIF-14
  it('asks for confirmation before it emits a deletion', () => {
    const { actor, now, facts } = openDeletion()
    actor.send(oneDeletionRequested)
    expect([now().value, facts]).toEqual(['confirming', []])
    actor.send({ type: 'deletion.confirmed' })
    expect([now().value, facts]).toEqual([
      'closed',
      [{ type: 'deletion.confirmed', ids: [CONFIRMED_ENTRY.id], all: false }],
    ])
  })

  it('can be declined', () => {
    const { actor, now, facts } = openDeletion()
    actor.send(oneDeletionRequested)
    actor.send({ type: 'deletion.dismissed' })
    expect([now().value, facts]).toEqual(['closed', []])
  })

  it('fetches the ids of all current notifications, so that later ones are not deleted', async () => {
    const { actor, answer, facts } = openDeletion()
    actor.send(fullDeletionRequested)
    await answer('findAll', [CONFIRMED_ENTRY.id, WELCOME_ENTRY.id])
    actor.send({ type: 'deletion.confirmed' })
    expect(facts).toEqual([
      { type: 'deletion.confirmed', ids: [CONFIRMED_ENTRY.id, WELCOME_ENTRY.id], all: true },
    ])
  })

  it('does not open for an empty selection', async () => {
    const { actor, now, answer } = openDeletion()
    actor.send(fullDeletionRequested)
    await answer('findAll', [])
    expect(now().value).toBe('closed')
  })

  it('shows that the ids could not be fetched, and retries', async () => {
    const { actor, now, refuse, waiting } = openDeletion()
    actor.send(fullDeletionRequested)
    await refuse('findAll', { kind: 'network' })
    expect([now().value, now().hasTag('dialog')]).toEqual(['loadFailed', true])
    actor.send({ type: 'retry.requested' })
    expect(waiting()).toEqual(['findAll'])
  })
})
