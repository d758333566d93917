import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { NOW, type TestServer, createTestServer } from '../../testing/test-server.ts'
import { readExchangeRate } from './exchange-rate.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

let server: TestServer
let source: Server
let answer: { status: number; body: string }
/** The URL to which the source redirects; null for no redirect. */
let movedTo: string | null
let requests: string[]
beforeAll(async () => {
  server = await createTestServer()
  source = createServer((request, response) => {
    requests.push(request.url ?? '')
    if (movedTo !== null && request.url !== movedTo)
      response.writeHead(301, { location: movedTo }).end()
    else response.writeHead(answer.status).end(answer.body)
  })
  await new Promise<void>((resolve) => {
    source.listen(0, '127.0.0.1', resolve)
  })
})
beforeEach(async () => {
  requests = []
  movedTo = null
  answer = { status: 200, body: JSON.stringify({ base: 'TND', rates: { EUR: 0.3 } }) }
  await server.db.deleteFrom('exchange_rate').execute()
})
afterAll(async () => {
  source.close()
  await server.close()
})

const readRateAfter = (currency: string, after = 0) => {
  const { port } = source.address() as AddressInfo
  const ratesUrl = new URL(`http://127.0.0.1:${port}/latest?key=1`)
  return readExchangeRate(server.db, currency, { ratesUrl, now: new Date(NOW.getTime() + after) })
}

const readOwnRate = (currency: string) =>
  readExchangeRate(server.db, currency, { ratesUrl: undefined, now: NOW })

describe('the dinar’s exchange rate', () => {
  // @shows MONEY-9
  it('is fetched from the operator’s source, once an hour for all servers', async () => {
    expect(await readRateAfter('EUR')).toBe(0.3)
    expect(requests).toEqual(['/latest?key=1&base=TND&symbols=EUR'])
    expect(await readRateAfter('EUR', HOUR_MS - 1)).toBe(0.3)
    expect(requests).toHaveLength(1)
    answer.body = JSON.stringify({ rates: { EUR: 0.31 } })
    expect(await readRateAfter('EUR', HOUR_MS)).toBe(0.31)
    expect(requests).toHaveLength(2)
  })

  it('is fetched even if the source redirects', async () => {
    movedTo = '/newer?base=TND&symbols=EUR'
    expect(await readRateAfter('EUR')).toBe(0.3)
    expect(requests).toEqual(['/latest?key=1&base=TND&symbols=EUR', movedTo])
  })

  it('is the last known rate while the source is down, for a week', async () => {
    await readRateAfter('EUR')
    answer = { status: 500, body: '' }
    expect(await readRateAfter('EUR', 7 * DAY_MS - 1)).toBe(0.3)
    expect(await readRateAfter('EUR', 7 * DAY_MS)).toBeNull()
  })

  it.each(['not JSON', '{}', '{"rates":{}}', '{"rates":{"EUR":0}}', '{"rates":{"EUR":"1"}}'])(
    'is unknown when the source responds with %s',
    async (body) => {
      answer.body = body
      expect(await readRateAfter('EUR')).toBeNull()
    },
  )

  it('is 1 for the dinar itself, without a request to the source', async () => {
    expect(await readRateAfter('TND')).toBe(1)
    expect(requests).toEqual([])
  })

  it('is read from the built-in list when no source is configured', async () => {
    expect(await readOwnRate('EUR')).toBe(0.2964)
    expect(await readOwnRate('constructor')).toBeNull()
    expect(await readOwnRate('CHF')).toBeNull()
  })
})
