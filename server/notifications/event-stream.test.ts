import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { connect, type Connection } from '../db/connection/connect.ts'
import { landmarks } from '../demo/landmarks.ts'
import { Browser } from '../testing/browser.ts'
import { EventReader } from '../testing/event-reader.ts'
import {
  findPostgresProblem,
  type LocalPostgres,
  startDemoPostgres,
} from '../testing/processes/postgres.ts'
import { buildCheckout, createTrip } from '../testing/requests.ts'
import { createSignedInBrowser } from '../testing/signed-in-browser.ts'
import { createServerOn, type TestServer, createTestServer } from '../testing/test-server.ts'

const { oliver, yasmine } = landmarks.accounts
const PATH = `/api/notification-events/${oliver}`
const createCountEvent = (count: number) => ({ event: 'news', data: { count } })

/** Tests two servers on one database: each reports changes made by the other. */
function testAcrossServers(servers: () => [TestServer, TestServer]) {
  let stream: EventReader
  let browser: Browser
  beforeEach(async () => {
    const [first, second] = servers()
    browser = await createSignedInBrowser(first, 'oliver')
    await first.db.deleteFrom('notification').where('account_id', '=', oliver).execute()
    stream = await EventReader.open(second.app, PATH, browser)
    expect(await stream.next()).toEqual(createCountEvent(0))
  })
  afterEach(() => stream.stop())

  // @shows NOTIF-19
  it('reports new, read and deleted notifications', async () => {
    await browser.post('/api/checkout', buildCheckout(createTrip()))
    expect(await stream.until(({ data }) => isCount(data, 1))).toEqual(createCountEvent(1))
    const { body } = await browser.get(`/api/notifications/${oliver}/1/30`)
    const [{ resultData }] = body as [{ resultData: { _id: string }[] }]
    const ids = resultData.map(({ _id }) => _id)
    await browser.post(`/api/mark-notifications-as-read/${oliver}`, { ids })
    expect(await stream.until(({ data }) => isCount(data, 0))).toEqual(createCountEvent(0))
    await browser.post(`/api/delete-notifications/${oliver}`, { ids })
    expect(await stream.next()).toEqual(createCountEvent(0))
  })

  it('ends when its session ends on any server', async () => {
    const elsewhere = await createSignedInBrowser(servers()[0], 'oliver')
    await elsewhere.post('/api/sign-out-everywhere')
    expect(await stream.until(({ event }) => event === 'session-ended')).not.toBeNull()
    expect(await stream.next()).toBeNull()
  })

  it('ends when the account is suspended', async () => {
    const [{ db }] = servers()
    const suspend = (blacklisted: boolean) =>
      db.updateTable('account').set({ blacklisted }).where('id', '=', oliver).execute()
    await suspend(true)
    expect(await stream.until(({ event }) => event === 'session-ended')).not.toBeNull()
    await suspend(false)
  })
}

const isCount = (data: unknown, count: number) => JSON.stringify(data) === `{"count":${count}}`

describe('on the embedded database, the event stream', () => {
  let server: TestServer
  let other: TestServer
  beforeAll(async () => {
    server = await createTestServer()
    other = createServerOn(server)
  })
  afterAll(() => server.close())
  testAcrossServers(() => [server, other])

  it('requires the session of its account', async () => {
    const browser = await createSignedInBrowser(server, 'oliver')
    const foreign = `/api/notification-events/${yasmine}`
    expect((await EventReader.open(server.app, foreign, browser)).status).toBe(403)
    const stranger = new Browser(server.app)
    expect((await EventReader.open(server.app, PATH, stranger)).status).toBe(401)
  })

  it('is limited to twenty per account', async () => {
    const browser = await createSignedInBrowser(server, 'oliver')
    const streams: EventReader[] = []
    for (let opened = 0; opened < 21; opened += 1)
      streams.push(await EventReader.open(server.app, PATH, browser))
    expect(streams.map(({ status }) => status)).toEqual([...Array<number>(20).fill(200), 429])
    for (const stream of streams.slice(0, 20)) await stream.stop()
    const again = await EventReader.open(server.app, PATH, browser)
    expect(again.status).toBe(200)
    await again.stop()
  })
})

describe.skipIf(findPostgresProblem() !== null)('on PostgreSQL, the event stream', () => {
  let postgres: LocalPostgres
  let connections: Connection[]
  let pair: [TestServer, TestServer]
  beforeAll(async () => {
    postgres = await startDemoPostgres()
    const first = await connect({ databaseUrl: postgres.url })
    const second = await connect({ databaseUrl: postgres.url })
    connections = [first, second]
    pair = [createServerOn(first), createServerOn(second)]
  })
  afterAll(async () => {
    await Promise.all(pair.map(({ changeFeed }) => changeFeed.stop()))
    await Promise.all(connections.map(({ close }) => close()))
    await postgres.stop()
  })
  testAcrossServers(() => pair)
})
