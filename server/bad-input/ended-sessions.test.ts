import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { entries, type OperationEntry } from '../contract/entries.ts'
import { SESSION_COOKIE } from '../http/cookies.ts'
import { operations } from '../operations/all-operations.ts'
import { Browser } from '../testing/browser.ts'
import { readProblemCode } from '../testing/requests.ts'
import { openSessionFor, signedInBrowser } from '../testing/signed-in-browser.ts'
import { NOW, type TestServer, testServer } from '../testing/test-server.ts'
import { callPath, exampleCall } from './example-call.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

const withSession = entries.filter(
  ({ id, security }) => id in operations && security.includes('sessionCookie'),
)
const isWayOut = ({ id }: OperationEntry) => id === 'signOut'
const isOpenToAll = ({ security }: OperationEntry) => security.includes('none')

async function send(entry: OperationEntry, browser: Browser) {
  const { params, headers, body } = exampleCall(entry)
  return browser.call(entry.method, callPath(entry, params), body, { headers })
}

const WEEK = 7 * 86_400_000

/** Browsers whose session has ended. */
const ENDED: Record<string, () => Promise<Browser>> = {
  'has signed out': async () => {
    const browser = await signedInBrowser(server, 'nour')
    const token = browser.cookie(SESSION_COOKIE) ?? ''
    await browser.post('/api/sign-out')
    browser.setCookie(SESSION_COOKIE, token)
    return browser
  },
  'stayed away too long': async () => {
    const browser = new Browser(server.app)
    const then = new Date(NOW.getTime() - WEEK)
    const token = await openSessionFor(server, 'nour', then)
    browser.setCookie(SESSION_COOKIE, token)
    return browser
  },
  'never had one': () => {
    const browser = new Browser(server.app)
    browser.setCookie(SESSION_COOKIE, 'a'.repeat(43))
    return Promise.resolve(browser)
  },
}

describe.each(withSession)('$id', (entry) => {
  // @shows WIRE-76
  it('returns 401 for suspended accounts, as in the contract', async () => {
    const reply = await send(entry, await signedInBrowser(server, 'karim'))
    const wanted = isWayOut(entry) ? [200, undefined] : [401, 'suspended']
    expect([reply.status, readProblemCode(reply)]).toEqual(wanted)
  })

  // @shows SESSION-24, WIRE-2
  it.each(Object.keys(ENDED))('rejects sessions of an account that %s', async (who) => {
    const reply = await send(entry, (await ENDED[who]?.()) ?? new Browser(server.app))
    // Undocumented errors become 500 here.
    expect(reply.status).toBeLessThan(500)
    const isShut = reply.status === 401 && readProblemCode(reply) === 'unauthenticated'
    expect(isShut || isOpenToAll(entry) || isWayOut(entry)).toBe(true)
  })
})
