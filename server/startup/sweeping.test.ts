import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'

import { readConfig } from '../config/config.ts'
import { PAYER_CARDS, Payer } from '../testing/payer.ts'
import { NOW, type TestServer, createTestServer } from '../testing/test-server.ts'
import { startSweeping } from './sweeping.ts'

let server: TestServer
let payer: Payer
let sweeping: ReturnType<typeof startSweeping> | null = null
beforeAll(async () => {
  server = await createTestServer()
})
beforeEach(async () => {
  server.clock.now = NOW
  payer = new Payer(server)
  await payer.book()
  await payer.prepare()
})
afterEach(() => sweeping?.stop())
afterAll(() => server.close())

const startJobs = () => {
  const { db, providers, clock, sandbox, app, logged } = server
  const now = () => clock.now
  const log = (line: unknown) => logged.push(String(line))
  sweeping = startSweeping({ db, providers, now, sandbox, api: app, config: readConfig({}), log })
}

const waitForStatus = async (status: string) => {
  while ((await payer.booking()).status !== status)
    await new Promise((resolve) => setImmediate(resolve))
}

it('the sandbox’s webhook calls are delivered as soon as a card is charged', async () => {
  startJobs()
  await payer.pay(PAYER_CARDS.accepted)
  await waitForStatus('paidInFull')
  expect(server.logged).toEqual([])
})

it('the sweep handles overdue work when the server starts', async () => {
  await payer.pay(PAYER_CARDS.accepted)
  await server.db.updateTable('sandbox_event').set({ due_at: null }).execute()
  server.clock.now = new Date(NOW.getTime() + 31 * 60_000)
  startJobs()
  await waitForStatus('paidInFull')
  expect(server.logged).toEqual([])
})
