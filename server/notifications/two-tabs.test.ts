import type { components } from '@masar/openapi/schema.d.ts'

import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'

import type { EntryChange, NotificationEntry } from '@masar/machines/notifications/ledger.ts'
import {
  createDeletionPermits,
  type NoticeServer,
} from '@masar/machines/notifications/testing/notice-server.ts'
import { compareWithServer, runTwoTabs } from '@masar/machines/notifications/testing/two-tabs.ts'

import { createObjectId } from '../db/object-id.ts'
import { landmarks } from '../demo/landmarks.ts'
import type { Browser, BrowserReply } from '../testing/browser.ts'
import { IS_NIGHT } from '@masar/machines/testing/is-night.ts'
import { createSignedInBrowser } from '../testing/signed-in-browser.ts'
import { NOW, type TestServer, createTestServer } from '../testing/test-server.ts'

const { oliver } = landmarks.accounts
const CALLS = {
  read: 'mark-Notifications-as-read',
  unread: 'mark-Notifications-as-unread',
  deleted: 'delete-Notifications',
} as const

let server: TestServer
let browser: Browser
beforeAll(async () => {
  server = await createTestServer()
  browser = await createSignedInBrowser(server, 'oliver')
})
afterAll(() => server.close())

let minutes = 0

/** Adds a notification, later than all existing ones. */
async function addNotification(message: string, isRead = false) {
  minutes += 1
  const at = new Date(NOW.getTime() + minutes * 60_000)
  await server.db
    .insertInto('notification')
    .values({
      id: createObjectId(at),
      account_id: oliver,
      message,
      is_read: isRead,
      created_at: at,
    })
    .execute()
}

function assertSucceeded(reply: BrowserReply): BrowserReply {
  if (reply.status >= 300) throw new Error(`The server responded with ${reply.status}.`)
  return reply
}

async function readPage(page: number, size: number) {
  const { body } = assertSucceeded(
    await browser.get(`/api/Notifications/${oliver}/${page}/${size}`),
  )
  const [{ resultData, pageInfo }] = body as components['schemas']['NotificationPage']
  return { notices: resultData.map(toNotice), total: pageInfo[0]?.totalRecords ?? 0 }
}

const toNotice = (row: components['schemas']['Notification']): NotificationEntry => ({
  id: row._id,
  message: row.message,
  isRead: row.isRead,
  createdAt: row.createdAt,
  bookingId: row.booking ?? null,
})

async function fetchUnreadCount() {
  const { body } = assertSucceeded(await browser.get(`/api/notification-counter/${oliver}`))
  return (body as { count: number }).count
}

/** Saves a change as the app does: a change to all notifications applies to those that exist at that time. */
async function saveChange({ kind, all, ids }: EntryChange) {
  const found = all && ids.length === 0 ? await readPage(1, 100) : null
  const meant = found ? found.notices.map(({ id }) => id) : ids
  assertSucceeded(await browser.post(`/api/${CALLS[kind]}/${oliver}`, { ids: meant }))
}

/** Connects the test to the reference server, whose notification table is the expected state. */
async function connectServer(): Promise<NoticeServer> {
  let rows: readonly NotificationEntry[] = []
  const permits = createDeletionPermits()
  const readRows = () =>
    server.db
      .selectFrom('notification')
      .selectAll()
      .where('account_id', '=', oliver)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .execute()

  await server.db.deleteFrom('notification').where('account_id', '=', oliver).execute()
  for (const isRead of [false, true, false, false]) await addNotification('Earlier message', isRead)
  return {
    permits,
    arrive: (name) => addNotification(name),
    unread: () => rows.filter(({ isRead }) => !isRead).length,
    total: () => rows.length,
    ids: () => rows.map(({ id }) => id),
    noticePage: (page, size) => rows.slice((page - 1) * size, page * size),
    async look() {
      rows = (await readRows()).map((row) => ({
        id: row.id,
        message: row.message,
        isRead: row.is_read,
        createdAt: row.created_at.toISOString(),
        bookingId: row.booking_id,
      }))
    },
    async answer(tab, id, { page = 1, size = 1, change }) {
      if (id === 'countUnread') return fetchUnreadCount()
      if (id === 'readPage') return readPage(page, size)
      if (!change) return undefined
      permits.check(tab, change)
      return saveChange(change)
    },
  }
}

it('two tabs match the database after any sequence of actions and failures', async () => {
  const numbers = fc.array(fc.nat(), { minLength: 10, maxLength: 60, size: 'max' })
  const run = fc.asyncProperty(numbers, async (chosen) => {
    const real = await connectServer()
    const { tabs, story } = await runTwoTabs(real, chosen)
    for (const tab of tabs) {
      const found = compareWithServer(real, tab)
      expect({ ...found.shown, story }).toEqual({ ...found.true, story })
    }
  })
  await fc.assert(run, { numRuns: IS_NIGHT ? 40 : 10 })
})
