import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { demoAccounts } from '../../demo/demo-accounts.ts'
import { getLinkPath, findNewestLink } from '../../testing/account-links.ts'
import { Browser } from '../../testing/browser.ts'
import { readProblemCode } from '../../testing/requests.ts'
import { NOW, type TestServer, createTestServer } from '../../testing/test-server.ts'

const HOUR_MS = 3_600_000
const yasmineEmail = demoAccounts.yasmine.email

let server: TestServer
let browser: Browser
beforeAll(async () => {
  server = await createTestServer()
})
beforeEach(() => {
  server.clock.now = NOW
  browser = new Browser(server.app)
})
afterAll(() => server.close())

const signIn = (email: string, password: string) =>
  browser.post('/api/sign-in/frontend', { email, password })

let people = 0
async function signUp(language = 'en') {
  const email = `person-${(people += 1)}@example.org`
  const body = { email, password: 'six-ch', fullName: 'A Person', language }
  expect((await browser.post('/api/sign-up', body)).status).toBe(200)
  return email
}

/** Opens a link as a browser does: the first response redirects to a page without the secret in its URL. */
async function openInBrowser(path: string) {
  const html = { headers: { accept: 'text/html,*/*' } }
  const first = await browser.get(path, html)
  const page = first.headers.get('location') ?? ''
  expect([first.status, first.body]).toEqual([303, ''])
  expect(page).toMatch(/^\/api\/confirm-email\/[a-z]+\?l=[a-z]{2}$/)
  return browser.get(page, html)
}

async function isVerified(email: string) {
  const account = await server.db
    .selectFrom('account')
    .select('verified')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return account.verified
}

describe('the verification link in a sign-up email', () => {
  // @shows WIRE-70
  it('verifies the address, and is idempotent', async () => {
    const email = await signUp()
    const { href } = await findNewestLink(server, email)
    expect(await isVerified(email)).toBe(false)
    const first = await browser.get(getLinkPath(href))
    expect([first.status, first.body]).toEqual([200, 'Your account has been verified.'])
    expect(await isVerified(email)).toBe(true)
    expect((await browser.get(getLinkPath(href))).status).toBe(200)
  })

  // @shows WIRE-70
  it('shows a page in the language of the email when opened in a browser', async () => {
    const { href } = await findNewestLink(server, await signUp('es'))
    const page = await openInBrowser(getLinkPath(href))
    expect([page.status, page.headers.get('content-type')]).toEqual([
      200,
      'text/html; charset=utf-8',
    ])
    expect(page.body).toContain('<html lang="es">')
    expect(page.body).toContain('<h1>Su dirección está confirmada</h1>')
    expect(page.body).not.toContain('<script')
    expect(page.headers.get('referrer-policy')).toBe('no-referrer')
  })

  // @shows ACCOUNT-29
  it('expires a day after it was sent', async () => {
    const email = await signUp()
    const { href } = await findNewestLink(server, email)
    server.clock.now = new Date(NOW.getTime() + 24 * HOUR_MS)
    const reply = await browser.get(getLinkPath(href))
    expect([reply.status, readProblemCode(reply)]).toEqual([409, 'link-expired'])
    const page = await openInBrowser(getLinkPath(href))
    expect([page.status, page.body]).toEqual([
      409,
      expect.stringContaining('This link is no longer valid'),
    ])
    expect(await isVerified(email)).toBe(false)
  })

  // @shows ACCOUNT-33, WIRE-13
  it('is replaced by a newer one', async () => {
    const email = await signUp()
    const old = await findNewestLink(server, email)
    await signIn(email, 'six-ch')
    expect((await browser.post('/api/resend-link', { email })).status).toBe(200)
    const reply = await browser.get(getLinkPath(old.href))
    expect([reply.status, readProblemCode(reply)]).toEqual([409, 'link-replaced'])
    const newer = await findNewestLink(server, email)
    expect((await browser.get(getLinkPath(newer.href))).status).toBe(200)
  })

  it.each([
    [
      'for an unknown address',
      `/api/confirm-email/nobody%40example.org/${'a'.repeat(43)}`,
      204,
      404,
    ],
    ['never sent', `/api/confirm-email/${yasmineEmail}/${'a'.repeat(43)}`, 204, 404],
    ['malformed', `/api/confirm-email/${yasmineEmail}/short`, 400, 404],
  ])('is rejected: %s', async (_what, path, status, pageStatus) => {
    expect((await browser.get(path)).status).toBe(status)
    const page = await openInBrowser(path)
    expect(page.status).toBe(pageStatus)
    expect(page.body).toContain('Ce lien n’est pas de nous')
  })

  it('is not valid for another address', async () => {
    const { token } = await findNewestLink(server, await signUp())
    const other = await signUp()
    expect((await browser.get(`/api/confirm-email/${other}/${token}`)).status).toBe(204)
    expect(await isVerified(other)).toBe(false)
  })
})

describe('requesting the verification email again', () => {
  it('sends no email when the address is already verified, and reports this', async () => {
    await browser.signIn('oliver')
    const reply = await browser.post('/api/resend-link', {})
    expect(reply.body).toBe('Your address is verified already.')
    expect(await server.mails.list(demoAccounts.oliver.email)).toEqual([])
  })

  it('is limited to the signed-in account', async () => {
    expect(readProblemCode(await browser.post('/api/resend-link', {}))).toBe('unauthenticated')
    await browser.signIn('oliver')
    const reply = await browser.post('/api/resend-link', { email: yasmineEmail })
    expect([reply.status, readProblemCode(reply)]).toEqual([403, 'forbidden'])
  })
})
