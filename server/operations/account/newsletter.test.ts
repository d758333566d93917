import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { sweepAccounts } from '../../account/sweep-accounts.ts'
import { parseCommandLine } from '../../back-office/command-line.ts'
import { COMMANDS } from '../../back-office/commands.ts'
import { getLinkPath } from '../../testing/account-links.ts'
import { Browser } from '../../testing/browser.ts'
import { readProblemCode } from '../../testing/requests.ts'
import {
  NOW,
  createServerOn,
  type TestServer,
  createTestServer,
} from '../../testing/test-server.ts'

const OPERATOR = 'office@operator.example'
const DAY_MS = 86_400_000

let server: TestServer
let browser: Browser
let mails = 0
let email = ''
beforeAll(async () => {
  server = await createTestServer({ contactEmail: `Masar <${OPERATOR}>` })
})
beforeEach(() => {
  server.clock.now = NOW
  browser = new Browser(server.app)
  mails += 1
  email = `reader-${mails}@example.org`
})
afterAll(() => server.close())

async function subscribe(from = email, language = 'en') {
  const body = { from, subject: 'Newsletter', message: '', isContactForm: false, language }
  const { status, body: answer } = await browser.post('/api/send-email', body)
  return [status, answer]
}

async function findNewestMail(to = email) {
  const [mail] = await server.mails.list(to)
  if (!mail) throw new Error(`No mail was sent to ${to}.`)
  return mail
}

async function findConfirmPath() {
  const { links } = await findNewestMail()
  return getLinkPath(links[0] ?? '')
}
const findUnsubscribePath = async () => getLinkPath((await findNewestMail()).unsubscribe ?? '')

async function exportSubscriptions(): Promise<string> {
  let table = ''
  const line = parseCommandLine(['export-subscriptions'])
  const publicUrl = new URL('https://masar.example')
  await COMMANDS[line.command](
    {
      db: server.db,
      config: { isProduction: false, licenseKeys: [], publicUrl },
      now: () => server.clock.now,
      askPassword: () => Promise.reject(new Error('Unexpected password request')),
      write: (text) => (table += text),
    },
    line,
  )
  return table
}

describe('a newsletter subscription', () => {
  // @shows PAGE-17
  it('starts when the owner of the address presses the button on the confirmation page', async () => {
    expect(await subscribe()).toEqual([200, 'OK'])
    const mail = await findNewestMail()
    expect(mail).toMatchObject({ kind: 'newsletter-confirm', language: 'en', replyTo: null })
    expect(await exportSubscriptions()).not.toContain(email)

    const page = await browser.get(await findConfirmPath())
    expect([page.status, page.body]).toEqual([200, expect.stringContaining('<form method="post">')])
    expect(page.headers.get('content-security-policy')).toContain("form-action 'self'")
    expect(page.headers.get('cache-control')).toBe('no-store')
    // A link prefetched by an email client does not confirm.
    expect(await exportSubscriptions()).not.toContain(email)
    expect(await server.mails.list(OPERATOR)).toEqual([])

    const done = await browser.post(await findConfirmPath())
    expect([done.status, done.body]).toEqual([200, expect.stringContaining('is confirmed')])
    expect(await exportSubscriptions()).toMatch(
      new RegExp(
        `^${email};en;2026-\\d\\d-\\d\\d;https://masar.example/api/newsletter/leave/`,
        'm',
      ),
    )
    expect(await server.mails.list(OPERATOR)).toMatchObject([
      { kind: 'newsletter', replyTo: email, text: expect.stringContaining(email) },
    ])
  })

  it('notifies the operator once, however often the button is pressed', async () => {
    await subscribe()
    const before = (await server.mails.list(OPERATOR)).length
    const path = await findConfirmPath()
    const replies = await Promise.all(Array.from({ length: 4 }, () => browser.post(path)))
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await server.mails.list(OPERATOR)).toHaveLength(before + 1)
  })

  it('can be confirmed only with the newest link, within a day', async () => {
    await subscribe()
    const first = await findConfirmPath()
    server.clock.now = new Date(NOW.getTime() + DAY_MS)
    expect((await browser.post(first)).status).toBe(410)
    await subscribe()
    const second = await findConfirmPath()
    expect(second).not.toBe(first)
    expect((await browser.post(first)).status).toBe(404)
    expect((await browser.post(`/api/newsletter/confirm/${'x'.repeat(43)}`)).status).toBe(404)
    expect((await browser.post(second)).status).toBe(200)
  })

  it('can be confirmed only from our own page', async () => {
    await subscribe()
    const foreign = { headers: { origin: 'https://elsewhere.example' } }
    const reply = await browser.post(await findConfirmPath(), undefined, foreign)
    expect([reply.status, readProblemCode(reply)]).toEqual([403, 'foreign-origin'])
    expect(await exportSubscriptions()).not.toContain(email)
  })

  it('gets the same response if it already exists, and its owner an unsubscribe link', async () => {
    const first = await subscribe()
    await browser.post(await findConfirmPath())
    expect(await subscribe()).toEqual(first)
    const mail = await findNewestMail()
    expect(mail).toMatchObject({ kind: 'newsletter-confirm' })
    expect(mail.links[0]).toContain('/api/newsletter/leave/')
    expect(await exportSubscriptions()).toContain(email)
  })

  it('keeps its language when another visitor enters the address', async () => {
    await subscribe()
    await browser.post(await findConfirmPath())
    await subscribe(email, 'fr')
    expect(await exportSubscriptions()).toMatch(new RegExp(`${email};en;`))
  })

  it('causes at most three emails to one address, always with the same response', async () => {
    const { app } = createServerOn(server, { rateLimit: true, trustedProxies: 1 })
    const answers = await Promise.all(
      Array.from({ length: 10 }, async (_, at) => {
        const headers = { 'x-forwarded-for': `203.0.113.${at}` }
        const body = { from: email, subject: 'Newsletter', message: '', isContactForm: false }
        return (await new Browser(app).post('/api/send-email', body, { headers })).status
      }),
    )
    expect(new Set(answers)).toEqual(new Set([200]))
    const sent = (await server.mails.list(email)).length
    expect(sent).toBeGreaterThan(0)
    expect(sent).toBeLessThanOrEqual(3)
  })

  it('is deleted after a month without confirmation', async () => {
    await subscribe()
    await sweepAccounts(server.db, new Date(NOW.getTime() + 31 * DAY_MS))
    const left = server.db.selectFrom('newsletter_subscription').select('email')
    expect(await left.where('email', '=', email).execute()).toEqual([])
  })
})

describe('unsubscribing from the newsletter', () => {
  beforeEach(async () => {
    await subscribe()
    await browser.post(await findConfirmPath())
  })

  it('needs one press of a button, and no account', async () => {
    const page = await browser.get(`${await findUnsubscribePath()}?l=es`)
    expect([page.status, page.body]).toEqual([200, expect.stringContaining('Darme de baja')])
    expect(await exportSubscriptions()).toContain(email)
    const done = await browser.post(`${await findUnsubscribePath()}?l=en`)
    expect([done.status, done.body]).toEqual([200, expect.stringContaining('unsubscribed')])
    expect(await exportSubscriptions()).not.toContain(email)
  })

  it('is possible for email clients with one POST (RFC 8058), which can be repeated', async () => {
    const path = await findUnsubscribePath()
    const request = () =>
      new Request(`http://localhost:3002${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      })
    expect((await server.app(request())).status).toBe(200)
    expect(await exportSubscriptions()).not.toContain(email)
    expect((await server.app(request())).status).toBe(200)
  })

  it('invalidates the former confirmation link', async () => {
    await subscribe('other-reader@example.org')
    const path = await findConfirmPath()
    await browser.post(await findUnsubscribePath())
    expect((await browser.post(path)).status).toBe(404)
    expect(await exportSubscriptions()).not.toContain(email)
  })
})
