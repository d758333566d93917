import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { readConfig } from '../config/config.ts'
import { demoAccounts } from '../demo/demo-accounts.ts'
import { createSite } from '../site/site.ts'
import { Browser } from '../testing/browser.ts'
import { type TestServer, createTestServer } from '../testing/test-server.ts'
import type { LogFacts } from './log.ts'

const { yasmine } = demoAccounts

let server: TestServer
let browser: Browser
let logged: (LogFacts | undefined)[]
let yasmineId: string

beforeAll(async () => {
  server = await createTestServer()
  const { email } = yasmine
  const found = server.db.selectFrom('account').select('id').where('email', '=', email)
  yasmineId = (await found.executeTakeFirstOrThrow()).id
})
afterAll(() => server.close())

beforeEach(() => {
  logged = []
  const config = readConfig({ APP_DIR: '/nowhere' })
  const info = (_: string, facts?: LogFacts) => void logged.push(facts)
  const site = createSite({ api: server.app, config, callControl: null, watch: { info } })
  browser = new Browser(async (request) => site.fetch(request, {}))
})

const signIn = (email: string, password: string | null) =>
  browser.post('/api/sign-in/frontend', { email, password })

describe('the log line for a call', () => {
  it.each([
    ['a right password', yasmine.password, 200],
    ['a wrong password', 'not-the-password', 204],
  ])('contains the id of the requested account for %s', async (_, password, status) => {
    await signIn(yasmine.email, password)
    expect(logged).toMatchObject([{ operation: 'signIn', status, accountId: yasmineId }])
  })

  it('contains no account for an unknown email address', async () => {
    await signIn('nobody@example.org', yasmine.password)
    expect(logged).toMatchObject([{ operation: 'signIn', status: 204, accountId: undefined }])
  })

  it('contains the signed-in account, even if the call was rejected', async () => {
    await signIn(yasmine.email, yasmine.password)
    await browser.get(`/api/user/${'0'.repeat(24)}`)
    expect(logged[1]).toMatchObject({ operation: 'readUser', status: 403, accountId: yasmineId })
  })

  it('contains the account for which a password link was requested', async () => {
    await browser.post(`/api/resend/frontend/${yasmine.email}/true`)
    expect(logged).toMatchObject([{ operation: 'resendLink', status: 200, accountId: yasmineId }])
  })
})
