import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { runDemoSupplier } from '../../bookings/changes/demo-supplier-bot.ts'
import type { Browser } from '../../testing/browser.ts'
import { readThread, sendMessageBy as send } from '../../testing/message-calls.ts'
import { createSignedInBrowser } from '../../testing/signed-in-browser.ts'
import {
  NOW,
  createServerOn,
  type TestServer,
  createTestServer,
} from '../../testing/test-server.ts'
import { bookNextTrip } from '../../testing/trip-details-calls.ts'

let server: TestServer
let oliver: Browser
beforeAll(async () => {
  server = await createTestServer()
})
beforeEach(async () => {
  server.clock.now = NOW
  oliver = await createSignedInBrowser(server, 'oliver')
})
afterAll(() => server.close())

const readTexts = async (id: string, browser: Browser) =>
  (await readThread(browser, id)).messages.map(({ author, text }) => `${author}: ${text}`)

describe('messages about a booking', () => {
  // @shows BOOKING-43
  it('are limited per side of a booking', async () => {
    const { id } = await bookNextTrip(oliver)
    const { app } = createServerOn(server, { rateLimit: true })
    const limited = await createSignedInBrowser({ ...server, app }, 'oliver')
    const statuses: number[] = []
    for (let round = 0; round < 11; round += 1)
      statuses.push((await send(limited, id, `${round}`)).status)
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429])
    const staff = await createSignedInBrowser({ ...server, app }, 'jasmin')
    expect((await send(staff, id, 'Please call us.')).status).toBe(200)
  })

  it('are limited per account', async () => {
    const ids = await Promise.all([1, 2, 3, 4].map(async () => (await bookNextTrip(oliver)).id))
    const { app } = createServerOn(server, { rateLimit: true })
    const limited = await createSignedInBrowser({ ...server, app }, 'oliver')
    const statuses: number[] = []
    for (let round = 0; round < 31; round += 1)
      statuses.push((await send(limited, ids[round % 4] ?? '', `${round}`)).status)
    expect(statuses).toEqual([...Array<number>(30).fill(200), 429])
  })

  // @shows OPS-9
  it('are answered once by the demo supplier, in the customer’s language', async () => {
    const carmen = await createSignedInBrowser(server, 'carmen')
    const { id } = await bookNextTrip(carmen)
    await send(carmen, id, '¿Hay aparcamiento?')
    const work = () => runDemoSupplier(server.db, { now: server.clock.now, seconds: 20 })
    await work()
    expect(await readTexts(id, carmen)).toHaveLength(1)
    server.clock.now = new Date(NOW.getTime() + 21_000)
    await Promise.all([work(), work()])
    await work()
    expect(await readTexts(id, carmen)).toEqual([
      'customer: ¿Hay aparcamiento?',
      expect.stringMatching(/^supplier: Gracias por su mensaje\./),
    ])
  })
})
