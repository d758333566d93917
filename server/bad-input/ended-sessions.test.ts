import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { entries, type OperationEntry } from '../contract/entries.ts'
import { SESSION_COOKIE } from '../http/cookies.ts'
import { operations } from '../operations/all-operations.ts'
import { Browser } from '../testing/browser.ts'
import { readProblemCode } from '../testing/requests.ts'
import { openSessionFor, createSignedInBrowser } from '../testing/signed-in-browser.ts'
import { NOW, type TestServer, createTestServer } from '../testing/test-server.ts'
import { buildCallPath, createExampleCall } from './example-call.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

const sessionEntries = entries.filter(
  ({ id, security }) => id in operations && security.includes('sessionCookie'),
)
const isSignOut = ({ id }: OperationEntry) => id === 'signOut'
const isPublic = ({ security }: OperationEntry) => security.includes('none')

async function sendExample(entry: OperationEntry, browser: Browser) {
  const { params, headers, body } = createExampleCall(entry)
  return browser.call(entry.method, buildCallPath(entry, params), body, { headers })
}

const WEEK_MS = 7 * 86_400_000

/** Create browsers with an invalid session cookie. Each key completes “a visitor who …”. */
const INVALID_SESSION_BROWSERS: Record<string, () => Promise<Browser>> = {
  'has signed out': async () => {
    const browser = await createSignedInBrowser(server, 'nour')
    const token = browser.cookie(SESSION_COOKIE) ?? ''
    await browser.post('/api/sign-out')
    browser.setCookie(SESSION_COOKIE, token)
    return browser
  },
  'stayed away too long': async () => {
    const browser = new Browser(server.app)
    const then = new Date(NOW.getTime() - WEEK_MS)
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

describe.each(sessionEntries)('$id', (entry) => {
  // @shows WIRE-76
  it('rejects suspended accounts unless the call signs out', async () => {
    const reply = await sendExample(entry, await createSignedInBrowser(server, 'karim'))
    const expected = isSignOut(entry) ? [200, undefined] : [401, 'suspended']
    expect([reply.status, readProblemCode(reply)]).toEqual(expected)
  })

  // @shows SESSION-24, WIRE-2
  it.each(Object.keys(INVALID_SESSION_BROWSERS))(
    'does not accept a session cookie of a visitor who %s',
    async (who) => {
      const reply = await sendExample(
        entry,
        (await INVALID_SESSION_BROWSERS[who]?.()) ?? new Browser(server.app),
      )
      // Undocumented errors become 500 here.
      expect(reply.status).toBeLessThan(500)
      const isShut = reply.status === 401 && readProblemCode(reply) === 'unauthenticated'
      expect(isShut || isPublic(entry) || isSignOut(entry)).toBe(true)
    },
  )
})
