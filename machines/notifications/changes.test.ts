import { describe, expect, it } from 'vitest'

import { AMIRAS_LIST, BOTH, CONFIRMED_ENTRY, WELCOME } from './notifications.journeys.ts'
import { openList } from './testing/open-notifications.ts'

const network = { kind: 'network' }
const first = { ids: [CONFIRMED_ENTRY.id], all: false }
const markRead = { type: 'notices.marked', as: 'read', ...first } as const
const remove = { type: 'deletion.confirmed', ...first } as const

describe('a change of notifications', () => {
  it('is shown at once, saved, and read again', async () => {
    const { actor, shown, now, last, answer, waiting, facts } = await openList()
    actor.send(markRead)
    expect([shown().unread, shown().notices[0]?.isRead]).toEqual([0, true])
    expect(last('saveChange')).toEqual({
      userId: AMIRAS_LIST.userId,
      change: { kind: 'read', ...first },
    })
    await answer('saveChange')
    expect(waiting()).toEqual(['countUnread', 'readPage'])
    expect([now().context.ledger.unread, facts]).toEqual([0, [{ type: 'changed' }]])
  })

  // @shows NOTIF-15
  it('is taken back when it cannot be saved, with everything that waited behind it', async () => {
    const { actor, shown, now, refuse, waiting } = await openList()
    actor.send(markRead)
    actor.send({ type: 'notices.marked', as: 'unread', ids: [WELCOME.id], all: false })
    await refuse('saveChange', network)
    expect([shown().unread, shown().notices]).toEqual([1, BOTH.notices])
    expect([now().hasTag('rolledBack'), now().context.problem]).toEqual([true, network])
    expect(waiting()).toEqual(['countUnread', 'readPage'])
  })

  it('tells other tabs even when its answer was lost: the server may have done it', async () => {
    const { actor, refuse, facts } = await openList()
    actor.send(markRead)
    await refuse('saveChange', { kind: 'timeout' })
    expect(facts).toEqual([{ type: 'changed' }])
  })

  it('is saved one after the other, and nothing is read meanwhile', async () => {
    const { actor, answer, waiting, last } = await openList()
    actor.send(markRead)
    actor.send({ type: 'notices.marked', as: 'unread', ids: [WELCOME.id], all: false })
    actor.send({ type: 'refresh.requested' })
    expect(waiting()).toEqual(['saveChange'])
    await answer('saveChange')
    expect(last('saveChange')).toMatchObject({ change: { kind: 'unread' } })
    expect(waiting()).toEqual(['saveChange'])
  })

  it('does not wait for a list that is on its way: it is asked for again', async () => {
    const { actor, shown, waiting, answer } = await openList()
    actor.send({ type: 'refresh.requested' })
    actor.send(markRead)
    expect(waiting()).toEqual(['saveChange'])
    await answer('saveChange')
    expect([waiting(), shown().unread]).toEqual([['countUnread', 'readPage'], 0])
  })

  it('that changes nothing asks nobody', async () => {
    const { actor, waiting } = await openList()
    actor.send({ type: 'notices.marked', as: 'read', ids: [WELCOME.id], all: false })
    expect(waiting()).toEqual([])
  })

  it('goes on when the page of the list is left', async () => {
    const { actor, now, answer, shown } = await openList()
    actor.send(markRead)
    actor.send({ type: 'list.closed' })
    expect([now().hasTag('saving'), shown().unread]).toEqual([true, 0])
    await answer('saveChange')
    expect(shown().unread).toBe(0)
  })
})

describe('a deletion', () => {
  // @shows NOTIF-14
  it('is shown at once and sent after eight seconds', async () => {
    const { actor, clock, shown, waiting, last } = await openList()
    actor.send(remove)
    expect([shown().notices, shown().unread, waiting()]).toEqual([[WELCOME], 0, []])
    clock.increment(7999)
    expect(waiting()).toEqual([])
    clock.increment(1)
    expect(last('saveChange')).toMatchObject({ change: { kind: 'deleted', ...first } })
  })

  // @shows NOTIF-14
  it('can be undone until then, and the server never hears of it', async () => {
    const { actor, clock, shown, asked } = await openList()
    actor.send(remove)
    actor.send({ type: 'deletion.undone' })
    clock.increment(60_000)
    expect(shown()).toMatchObject({ unread: 1, total: 2 })
    expect(asked.filter(({ id }) => id === 'saveChange')).toEqual([])
  })

  it.each(['list.closed', 'tab.closing'] as const)('is sent at once on %s', async (type) => {
    const { actor, waiting } = await openList()
    actor.send(remove)
    actor.send({ type })
    expect(waiting()).toEqual(['saveChange'])
  })

  it('is sent when the next one is confirmed', async () => {
    const { actor, now, last } = await openList()
    actor.send(remove)
    actor.send({ type: 'deletion.confirmed', ids: [WELCOME.id], all: false })
    expect(last('saveChange')).toMatchObject({ change: { ids: [CONFIRMED_ENTRY.id] } })
    expect(now().context.graced?.ids).toEqual([WELCOME.id])
  })

  it('comes back when it fails', async () => {
    const { actor, clock, shown, refuse } = await openList()
    actor.send(remove)
    clock.increment(8000)
    await refuse('saveChange', network)
    expect(shown().notices).toEqual(BOTH.notices)
  })
})
