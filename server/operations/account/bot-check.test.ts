import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { Browser } from '../../testing/browser.ts'
import { startStub, type StubServer } from '../../testing/processes/stub-server.ts'
import { readProblemCode } from '../../testing/requests.ts'
import { serverOn, type TestServer, testServer } from '../../testing/test-server.ts'

const PROVIDER_ANSWERS: Record<string, object> = {
  person: { success: true, score: 0.9, action: 'submit' },
  checkbox: { success: true },
  robot: { success: true, score: 0.1, action: 'submit' },
  elsewhere: { success: true, score: 0.9, action: 'login' },
  stale: { success: false, 'error-codes': ['timeout-or-duplicate'] },
}

let judge: StubServer
let server: TestServer
let app: TestServer['app']
let logged: string[]
beforeAll(async () => {
  judge = await startStub(({ body }) => {
    const token = new URLSearchParams(body).get('response') ?? ''
    return token === 'away' ? { status: 503, json: {} } : { json: PROVIDER_ANSWERS[token] ?? {} }
  })
  server = await testServer()
  ;({ app, logged } = serverOn(server, { botCheck: { secret: 'the-secret', url: judge.url } }))
})
afterAll(async () => {
  await server.close()
  await judge.close()
})

const verify = (token: string) => new Browser(app).post(`/api/verify-recaptcha/${token}/192.0.2.7`)

describe('the bot check', () => {
  // @shows WIRE-28, SAFE-10
  it.each([
    ['person', 200],
    ['checkbox', 200],
    ['robot', 204],
    ['elsewhere', 204],
    ['stale', 204],
  ])('of a token from a %s is answered %i', async (token, status) => {
    expect((await verify(token)).status).toBe(status)
    const { body } = judge.asked.at(-1) ?? { body: '' }
    expect(Object.fromEntries(new URLSearchParams(body))).toEqual({
      secret: 'the-secret',
      response: token,
      remoteip: '192.0.2.7',
    })
  })

  it('is asked for without an address where the page knows none', async () => {
    await new Browser(app).post('/api/verify-recaptcha/person/0.0.0.0')
    expect(judge.asked.at(-1)?.body).not.toContain('remoteip')
  })

  it('whose judge is away fails without a word about secrets', async () => {
    const reply = await verify('away')
    expect([reply.status, readProblemCode(reply)]).toEqual([500, 'internal'])
    expect(logged.join()).toContain('/api/verify-recaptcha/{token}/{ip}')
    expect(logged.join()).not.toMatch(/the-secret|\/away/)
  })

  it('is not offered where none is configured', async () => {
    const reply = await new Browser(server.app).post('/api/verify-recaptcha/person/192.0.2.7')
    expect([reply.status, readProblemCode(reply)]).toEqual([501, 'not-built'])
  })
})
