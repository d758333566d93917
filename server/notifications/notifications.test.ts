import type { components } from '@masar/openapi/schema.d.ts'

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { createObjectId } from '../db/object-id.ts'
import { landmarks } from '../demo/landmarks.ts'
import type { Browser, BrowserReply } from '../testing/browser.ts'
import { readProblemCode } from '../testing/requests.ts'
import { createSignedInBrowser } from '../testing/signed-in-browser.ts'
import { NOW, type TestServer, createEmbeddedServer } from '../testing/test-server.ts'

type Page = components['schemas']['NotificationPage']
type Notification = components['schemas']['Notification']

const { yasmine, oliver, nour } = landmarks.accounts

let server: TestServer
let browser: Browser
beforeAll(async () => {
  server = await createEmbeddedServer()
})
beforeEach(async () => {
  browser = await createSignedInBrowser(server, 'oliver')
  await server.db.deleteFrom('notification').where('account_id', '=', oliver).execute()
})
afterAll(() => server.close())

async function addNotifications(count: number, accountId: string = oliver): Promise<string[]> {
  const rows = Array.from({ length: count }, (_none, index) => ({
    id: createObjectId(NOW),
    account_id: accountId,
    message: `Message ${index}`,
    created_at: new Date(NOW.getTime() + index * 1000),
  }))
  await server.db.insertInto('notification').values(rows).execute()
  return rows.map(({ id }) => id)
}

const addMinutes = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000)

const fetchPage = async (page = 1, size = 30): Promise<[Notification[], number]> => {
  const { body } = await browser.get(`/api/Notifications/${oliver}/${page}/${size}`)
  const [{ resultData, pageInfo }] = body as Page
  return [resultData, pageInfo[0]?.totalRecords ?? 0]
}
const fetchUnreadCount = async () => {
  const { body } = await browser.get(`/api/notification-counter/${oliver}`)
  return (body as { count: number }).count
}
type ChangeCall =
  | 'mark-Notifications-as-read'
  | 'mark-Notifications-as-unread'
  | 'delete-Notifications'
const sendChange = (what: ChangeCall, ids: readonly string[]): Promise<BrowserReply> =>
  browser.post(`/api/${what}/${oliver}`, { ids })

describe('notifications', () => {
  // @shows NOTIF-2, WIRE-32
  it('are paginated, newest first', async () => {
    const ids = await addNotifications(7)
    const [first, total] = await fetchPage(1, 3)
    expect([first.map(({ _id }) => _id), total]).toEqual([ids.slice(4).toReversed(), 7])
    const [last] = await fetchPage(3, 3)
    expect(last.map(({ _id }) => _id)).toEqual(ids.slice(0, 1))
    expect(await fetchPage(9, 3)).toEqual([[], 7])
    expect(first[0]).toMatchObject({ user: oliver, isRead: false, message: 'Message 6' })
  })

  // @shows LANG-12
  it('are in the requested language, whatever language they were created in', async () => {
    await addNotifications(1)
    const facts = {
      to: 'customer',
      car: 'Renault Clio',
      driver: 'Oliver',
      startsAt: '2027-01-01T09:00:00.000Z',
      timeZone: 'Africa/Tunis',
      amount: 576_000,
      currency: 'TND',
    }
    const row = { account_id: oliver, message: 'The stored text' }
    await server.db
      .insertInto('notification')
      .values([
        {
          ...row,
          id: createObjectId(NOW),
          kind: 'paid',
          facts: JSON.stringify(facts),
          created_at: addMinutes(1),
        },
        {
          ...row,
          id: createObjectId(NOW),
          kind: 'x',
          facts: JSON.stringify(facts),
          created_at: addMinutes(2),
        },
      ])
      .execute()
    const readMessages = async (query: string) => {
      const { body } = await browser.get(`/api/notifications/${oliver}/1/30${query}`)
      return (body as Page)[0].resultData.map(({ kind, message }) => [kind, message])
    }
    expect(await readMessages('?language=fr')).toEqual([
      ['x', 'The stored text'],
      [
        'paid',
        'Paiement de 576\u00A0TND reçu\u00A0: votre réservation de Renault Clio, le 1er janvier 2027, est confirmée.',
      ],
      [null, 'Message 0'],
    ])
    expect((await readMessages('?language=es'))[1]?.[1]).toContain('su reserva de Renault Clio')
    expect((await readMessages('?language=xx'))[1]?.[1]).toBe('The stored text')
    expect((await readMessages(''))[1]?.[1]).toBe('The stored text')
  })

  // @shows NOTIF-3, NOTIF-9, NOTIF-10, WIRE-29, WIRE-30, WIRE-31, WIRE-33
  it('are counted only while they are unread', async () => {
    expect(await fetchUnreadCount()).toBe(0)
    const ids = await addNotifications(3)
    expect(await fetchUnreadCount()).toBe(3)
    await sendChange('mark-Notifications-as-read', ids.slice(0, 2))
    await sendChange('mark-Notifications-as-read', ids.slice(0, 2))
    expect(await fetchUnreadCount()).toBe(1)
    await sendChange('mark-Notifications-as-unread', ids.slice(1, 2))
    expect(await fetchUnreadCount()).toBe(2)
    await sendChange('delete-Notifications', ids.slice(1))
    expect(await fetchUnreadCount()).toBe(0)
    expect(await fetchPage()).toMatchObject([[{ _id: ids[0], isRead: true }], 1])
  })

  // @shows NOTIF-18
  it('of other accounts are not changed, even if their ids are sent', async () => {
    await addNotifications(1)
    const [foreign = ''] = await addNotifications(1, nour)
    for (const what of ['mark-Notifications-as-read', 'delete-Notifications'] as const)
      expect((await sendChange(what, [foreign])).status).toBe(200)
    const remaining = await server.db
      .selectFrom('notification')
      .select('is_read')
      .where('id', '=', foreign)
      .execute()
    expect(remaining).toEqual([{ is_read: false }])
  })

  // @shows WIRE-75
  it('cannot be changed if they do not exist: the response is 204', async () => {
    expect((await sendChange('mark-Notifications-as-read', ['f'.repeat(24)])).status).toBe(204)
    expect((await sendChange('delete-Notifications', [])).status).toBe(204)
  })

  // @shows NOTIF-18, WIRE-2
  it.each([
    ['readNotificationCounter', (id: string) => browser.get(`/api/notification-counter/${id}`)],
    ['listNotifications', (id: string) => browser.get(`/api/notifications/${id}/1/30`)],
    [
      'markNotificationsAsRead',
      (id: string) => browser.post(`/api/mark-notifications-as-read/${id}`, { ids: [] }),
    ],
  ])('are private: %s', async (_id, ask) => {
    expect(readProblemCode(await ask(yasmine))).toBe('forbidden')
  })

  // @shows NOTIF-9
  it('can be changed at most a thousand at a time', async () => {
    const ids = Array.from({ length: 1001 }, () => createObjectId(NOW))
    expect((await sendChange('delete-Notifications', ids)).status).toBe(400)
  })
})

describe('the unread counter', () => {
  // @shows NOTIF-10, NOTIF-13
  it('matches the unread notifications after any sequence of changes in two tabs', async () => {
    let ids = await addNotifications(12)
    // The sequence is deterministic, so that a failure can be reproduced.
    let seed = 7
    const dice = (sides: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
      return seed % sides
    }
    const some = () => ids.filter(() => dice(3) === 0)
    const changes = [
      'mark-Notifications-as-read',
      'mark-Notifications-as-unread',
      'delete-Notifications',
    ] as const
    for (let round = 0; round < 25; round += 1) {
      const pair = [0, 1].map(() => sendChange(changes[dice(3)] ?? changes[0], some()))
      await Promise.all([...pair, round % 4 === 0 ? addNotifications(2) : Promise.resolve()])
      const [rows, total] = await fetchPage(1, 100)
      expect(rows).toHaveLength(total)
      expect(await fetchUnreadCount()).toBe(rows.filter(({ isRead }) => !isRead).length)
      ids = rows.map(({ _id }) => _id)
    }
  })
})
