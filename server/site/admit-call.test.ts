import { describe, expect, it } from 'vitest'

import { createProblemResponse, Refusal } from '../contract/problem.ts'
import { admitCalls } from './admit-call.ts'
import { withTimeout } from './with-timeout.ts'

const config = { rateLimit: true, testControl: false, trustedProxies: 0 }
const now = () => new Date('2027-03-01T10:00:00Z')
const read = () => new Request('http://localhost:3002/api/settings')

const toStatus = (work: Promise<Response>) =>
  work
    .catch((error: unknown) => {
      if (error instanceof Refusal) return createProblemResponse(error)
      throw error
    })
    .then(({ status, headers }) => [status, headers.get('retry-after')])

describe('admitCalls', () => {
  it('limits calls per network, including reads', async () => {
    const call = admitCalls(async () => new Response(), config, { now })
    const from = (address: string) => toStatus(call(read(), { address }))
    let calls = 0
    while ((await from('203.0.113.7'))[0] === 200) calls += 1
    expect(calls).toBe(600)
    expect(await from('203.0.113.7')).toEqual([429, '1'])
    expect(await from('203.0.113.8')).toEqual([200, null])
  })

  it('warns once when all customers behind an untrusted proxy share one limit', async () => {
    const lines: string[] = []
    const forwarded = new Request('http://localhost:3002/api/settings', {
      headers: { 'x-forwarded-for': '203.0.113.7' },
    })
    const log = (line: string) => lines.push(line)
    const call = admitCalls(async () => new Response(), config, { log })
    await call(read())
    expect(lines).toEqual([])
    await call(forwarded)
    await call(forwarded)
    expect(lines).toEqual([expect.stringContaining('TRUSTED_PROXIES')])
  })

  it('does not start a call whose client has disconnected', async () => {
    let started = 0
    const call = admitCalls(async () => {
      started += 1
      return new Response()
    }, config)
    expect(await toStatus(call(read(), { isGone: () => true }))).toEqual([503, '2'])
    expect(started).toBe(0)
  })

  it('returns 503 when a call takes too long', async () => {
    const endless = new Promise<Response>(() => undefined)
    expect(await toStatus(withTimeout(endless, 10))).toEqual([503, '2'])
    expect(await toStatus(withTimeout(Promise.resolve(new Response()), 10_000))).toEqual([
      200,
      null,
    ])
  })
})
