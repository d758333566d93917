import { describe, expect, it } from 'vitest'

import { TWO_NOTICES_PAGE, EMPTY_NOTICES_PAGE, WELCOME_ENTRY } from './notifications.journeys.ts'
import { openNotifications, openList } from './testing/open-notifications.ts'

const networkProblem = { kind: 'network' }
describe('bell', () => {
  // @shows NOTIF-8
  it('fetches the number when the customer is known, and again on refresh', async () => {
    const { actor, shown, answer, waiting } = openNotifications()
    expect(waiting()).toEqual(['countUnread'])
    await answer('countUnread', 3)
    expect(shown().unread).toBe(3)
    actor.send({ type: 'refresh.requested' })
    await answer('countUnread', 4)
    expect(shown().unread).toBe(4)
  })

  it('keeps its number when the server cannot be reached, and is never negative', async () => {
    const { actor, shown, answer, refuse } = openNotifications()
    await answer('countUnread', 3)
    actor.send({ type: 'refresh.requested' })
    await refuse('countUnread', networkProblem)
    expect(shown().unread).toBe(3)
    actor.send({ type: 'refresh.requested' })
    await answer('countUnread', -2)
    expect(shown().unread).toBe(0)
  })

  it('requests the number again on refresh while a request is pending', async () => {
    const { actor, calls } = openNotifications()
    actor.send({ type: 'refresh.requested' })
    expect(calls.filter(({ id }) => id === 'countUnread')).toHaveLength(2)
  })
})

describe('list of notifications', () => {
  // @shows NOTIF-16
  it('is loaded when its page opens, and can be loaded again after an error', async () => {
    const { actor, now, answer, refuse } = openNotifications()
    actor.send({ type: 'list.opened', page: 1 })
    await refuse('readPage', networkProblem)
    expect([now().matches({ list: 'failed' }), now().context.listProblem]).toEqual([
      true,
      networkProblem,
    ])
    actor.send({ type: 'retry.requested' })
    await answer('readPage', TWO_NOTICES_PAGE)
    expect(now().matches({ list: 'shown' })).toBe(true)
  })

  it('clears its error when its page closes', async () => {
    const { actor, now, refuse } = openNotifications()
    actor.send({ type: 'list.opened', page: 1 })
    await refuse('readPage', networkProblem)
    actor.send({ type: 'list.closed' })
    expect([now().matches({ list: 'closed' }), now().context.listProblem]).toEqual([true, null])
  })

  // @shows NOTIF-7
  it('is empty when there are no notifications', async () => {
    const { now } = await openList(EMPTY_NOTICES_PAGE, 0)
    expect(now().hasTag('empty')).toBe(true)
  })

  it('keeps its entries when a refetch fails', async () => {
    const { actor, now, shown, refuse } = await openList()
    actor.send({ type: 'refresh.requested' })
    await refuse('readPage', networkProblem)
    expect([now().matches({ list: 'outdated' }), shown().notices]).toEqual([
      true,
      TWO_NOTICES_PAGE.notices,
    ])
  })

  it('is requested again on each refresh while a request is pending', async () => {
    const { actor, calls } = await openList()
    actor.send({ type: 'refresh.requested' })
    actor.send({ type: 'refresh.requested' })
    expect(calls.filter(({ id }) => id === 'readPage')).toHaveLength(3)
  })

  it('is refetched when the counter contradicts it', async () => {
    const { actor, answer, waiting, shown } = await openList()
    actor.send({ type: 'refresh.requested' })
    await answer('readPage', TWO_NOTICES_PAGE)
    await answer('countUnread', 2)
    expect(waiting()).toEqual(['readPage'])
    await answer('readPage', {
      notices: [{ ...WELCOME_ENTRY, id: 'new', isRead: false }, ...TWO_NOTICES_PAGE.notices],
      total: 3,
    })
    expect(shown()).toMatchObject({ unread: 2, total: 3 })
  })

  // @shows NOTIF-20
  it('goes to the last page when the page in the URL has no entries left', async () => {
    const { actor, facts, answer, last } = openNotifications()
    actor.send({ type: 'list.opened', page: 5 })
    await answer('readPage', { notices: [], total: 40 })
    expect(last('readPage')).toMatchObject({ page: 2 })
    expect(facts).toEqual([{ type: 'pageLost', page: 2 }])
  })

  it('does not loop when the server returns a wrong total', async () => {
    const { actor, now, answer } = openNotifications()
    actor.send({ type: 'list.opened', page: 3 })
    await answer('readPage', { notices: [], total: 900 })
    await answer('readPage', { notices: [], total: 900 })
    await answer('readPage', { notices: [], total: 900 })
    expect(now().hasTag('busy')).toBe(false)
  })
})
