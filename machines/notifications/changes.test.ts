import { describe, expect, it } from 'vitest'

import {
  AMIRA_LIST_INPUT,
  TWO_NOTICES_PAGE,
  CONFIRMED_ENTRY,
  WELCOME_ENTRY,
} from './notifications.journeys.ts'
import { openList } from './testing/open-notifications.ts'

const networkProblem = { kind: 'network' }
const firstEntry = { ids: [CONFIRMED_ENTRY.id], all: false }
const readMarked = { type: 'notices.marked', as: 'read', ...firstEntry } as const
const deletionConfirmed = { type: 'deletion.confirmed', ...firstEntry } as const

describe('change to notifications', () => {
  it('is shown at once, is saved, and then causes a refetch', async () => {
    const { actor, shown, now, last, answer, waiting, facts } = await openList()
    actor.send(readMarked)
    expect([shown().unread, shown().notices[0]?.isRead]).toEqual([0, true])
    expect(last('saveChange')).toEqual({
      userId: AMIRA_LIST_INPUT.userId,
      change: { kind: 'read', ...firstEntry },
    })
    await answer('saveChange')
    expect(waiting()).toEqual(['countUnread', 'readPage'])
    expect([now().context.ledger.unread, facts]).toEqual([0, [{ type: 'changed' }]])
  })

  // @shows NOTIF-15
  it('is rolled back with every queued change when it cannot be saved', async () => {
    const { actor, shown, now, refuse, waiting } = await openList()
    actor.send(readMarked)
    actor.send({ type: 'notices.marked', as: 'unread', ids: [WELCOME_ENTRY.id], all: false })
    await refuse('saveChange', networkProblem)
    expect([shown().unread, shown().notices]).toEqual([1, TWO_NOTICES_PAGE.notices])
    expect([now().hasTag('rolledBack'), now().context.problem]).toEqual([true, networkProblem])
    expect(waiting()).toEqual(['countUnread', 'readPage'])
  })

  it('notifies other tabs even when its response was lost, because it may have been saved', async () => {
    const { actor, refuse, facts } = await openList()
    actor.send(readMarked)
    await refuse('saveChange', { kind: 'timeout' })
    expect(facts).toEqual([{ type: 'changed' }])
  })

  it('is saved in order, with no reads in between', async () => {
    const { actor, answer, waiting, last } = await openList()
    actor.send(readMarked)
    actor.send({ type: 'notices.marked', as: 'unread', ids: [WELCOME_ENTRY.id], all: false })
    actor.send({ type: 'refresh.requested' })
    expect(waiting()).toEqual(['saveChange'])
    await answer('saveChange')
    expect(last('saveChange')).toMatchObject({ change: { kind: 'unread' } })
    expect(waiting()).toEqual(['saveChange'])
  })

  it('does not wait for a pending list request, and sends that request again', async () => {
    const { actor, shown, waiting, answer } = await openList()
    actor.send({ type: 'refresh.requested' })
    actor.send(readMarked)
    expect(waiting()).toEqual(['saveChange'])
    await answer('saveChange')
    expect([waiting(), shown().unread]).toEqual([['countUnread', 'readPage'], 0])
  })

  it('sends no call when it changes nothing', async () => {
    const { actor, waiting } = await openList()
    actor.send({ type: 'notices.marked', as: 'read', ids: [WELCOME_ENTRY.id], all: false })
    expect(waiting()).toEqual([])
  })

  it('continues when the list page is closed', async () => {
    const { actor, now, answer, shown } = await openList()
    actor.send(readMarked)
    actor.send({ type: 'list.closed' })
    expect([now().hasTag('saving'), shown().unread]).toEqual([true, 0])
    await answer('saveChange')
    expect(shown().unread).toBe(0)
  })
})

describe('deletion', () => {
  // @shows NOTIF-14
  it('is shown at once and sent after eight seconds', async () => {
    const { actor, clock, shown, waiting, last } = await openList()
    actor.send(deletionConfirmed)
    expect([shown().notices, shown().unread, waiting()]).toEqual([[WELCOME_ENTRY], 0, []])
    clock.increment(7999)
    expect(waiting()).toEqual([])
    clock.increment(1)
    expect(last('saveChange')).toMatchObject({ change: { kind: 'deleted', ...firstEntry } })
  })

  // @shows NOTIF-14
  it('can be undone within eight seconds, without any call', async () => {
    const { actor, clock, shown, calls } = await openList()
    actor.send(deletionConfirmed)
    actor.send({ type: 'deletion.undone' })
    clock.increment(60_000)
    expect(shown()).toMatchObject({ unread: 1, total: 2 })
    expect(calls.filter(({ id }) => id === 'saveChange')).toEqual([])
  })

  it.each(['list.closed', 'tab.closing'] as const)('is sent at once on %s', async (type) => {
    const { actor, waiting } = await openList()
    actor.send(deletionConfirmed)
    actor.send({ type })
    expect(waiting()).toEqual(['saveChange'])
  })

  it('is sent when the next deletion is confirmed', async () => {
    const { actor, now, last } = await openList()
    actor.send(deletionConfirmed)
    actor.send({ type: 'deletion.confirmed', ids: [WELCOME_ENTRY.id], all: false })
    expect(last('saveChange')).toMatchObject({ change: { ids: [CONFIRMED_ENTRY.id] } })
    expect(now().context.graced?.ids).toEqual([WELCOME_ENTRY.id])
  })

  it('is rolled back when it fails', async () => {
    const { actor, clock, shown, refuse } = await openList()
    actor.send(deletionConfirmed)
    clock.increment(8000)
    await refuse('saveChange', networkProblem)
    expect(shown().notices).toEqual(TWO_NOTICES_PAGE.notices)
  })
})
