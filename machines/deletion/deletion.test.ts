import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'

import { heldPorts } from '../testing/held-ports.ts'
import { type DeletionFact, deletionMachine } from './deletion.machine.ts'
import { AMIRAS_LIST, CONFIRMED_ENTRY, WELCOME } from '../notifications/notifications.journeys.ts'

const one = { type: 'deletion.requested', ids: [CONFIRMED_ENTRY.id], all: false } as const
const all = { type: 'deletion.requested', ids: [], all: true } as const

function open() {
  const ports = heldPorts(deletionMachine)
  const actor = createActor(ports.machine, { input: { userId: AMIRAS_LIST.userId } })
  const facts: DeletionFact[] = []
  actor.on('*', (fact) => facts.push(fact))
  actor.start()
  return { ...ports, actor, facts, now: () => actor.getSnapshot() }
}

describe('the question before notifications are deleted', () => {
  // @shows NOTIF-14
  it('is asked before anybody hears of a deletion', () => {
    const { actor, now, facts } = open()
    actor.send(one)
    expect([now().value, facts]).toEqual(['asking', []])
    actor.send({ type: 'deletion.confirmed' })
    expect([now().value, facts]).toEqual([
      'closed',
      [{ type: 'deletion.confirmed', ids: [CONFIRMED_ENTRY.id], all: false }],
    ])
  })

  it('can be answered with no', () => {
    const { actor, now, facts } = open()
    actor.send(one)
    actor.send({ type: 'deletion.dismissed' })
    expect([now().value, facts]).toEqual(['closed', []])
  })

  it('names everything that is there now, so that nothing unseen is deleted later', async () => {
    const { actor, answer, facts } = open()
    actor.send(all)
    await answer('findAll', [CONFIRMED_ENTRY.id, WELCOME.id])
    actor.send({ type: 'deletion.confirmed' })
    expect(facts).toEqual([
      { type: 'deletion.confirmed', ids: [CONFIRMED_ENTRY.id, WELCOME.id], all: true },
    ])
  })

  it('is not asked about nothing', async () => {
    const { actor, now, answer } = open()
    actor.send(all)
    await answer('findAll', [])
    expect(now().value).toBe('closed')
  })

  it('says when it could not be found out what there is, and tries again', async () => {
    const { actor, now, refuse, waiting } = open()
    actor.send(all)
    await refuse('findAll', { kind: 'network' })
    expect([now().value, now().hasTag('dialog')]).toEqual(['gatherFailed', true])
    actor.send({ type: 'retry.requested' })
    expect(waiting()).toEqual(['findAll'])
  })
})
