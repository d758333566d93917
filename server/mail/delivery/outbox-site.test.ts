import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { readConfig } from '../../config/config.ts'
import { landmarks } from '../../demo/landmarks.ts'
import { queueMail } from '../mail-queue.ts'
import { createSite } from '../../site/site.ts'
import { NOW, type TestServer, createTestServer } from '../../testing/test-server.ts'
import type { StoredMail } from './stored-mails.ts'

const { yasmine, oliver } = landmarks.accounts

const at = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000)

const config = { ...readConfig({}), appDir: '/nowhere' }
const logged: string[] = []
const log = (line: string) => logged.push(line)
let server: TestServer
let site: ReturnType<typeof createSite>
beforeAll(async () => {
  server = await createTestServer()
  const { app: api, mails } = server
  site = createSite({ api, config, callControl: null, mails, log })
  await queueMail(server.db, { kind: 'reset', accountId: yasmine, language: 'fr', now: NOW })
  server.clock.now = at(1)
  await mails.list()
  await queueMail(server.db, {
    kind: 'contact',
    recipient: 'contact@masar.example',
    replyTo: 'eve@example.org',
    language: 'en',
    facts: {
      from: 'eve@example.org',
      subject: '<img src=x onerror=alert(1)>',
      message: 'Look: https://evil.example/"><script>alert(1)</script>',
    },
    now: server.clock.now,
  })
  await queueMail(server.db, {
    kind: 'booking-created',
    accountId: oliver,
    language: 'en',
    facts: { booking: 'f'.repeat(24), subject: 'A booking that has gone.', price: '1 TND' },
    now: at(2),
  })
  server.clock.now = at(2)
})
afterAll(() => server.close())

const fetchMails = async (query = '') =>
  (await (await site.request(`/outbox.json${query}`)).json()) as StoredMail[]

describe('the outbox', () => {
  // @shows OPS-7
  it('lists unsent emails with their links, newest first', async () => {
    const mails = await fetchMails()
    expect(mails.map(({ kind }) => kind)).toEqual(['booking-created', 'contact', 'reset'])
    expect(mails.map(({ date }) => date)).toEqual(
      [at(2), at(1), NOW].map((one) => one.toISOString()),
    )
    expect(mails[2]?.links).toEqual([expect.stringContaining('/reset-password/?u=')])
    expect(mails[0]).toMatchObject({ language: 'en', to: { address: 'oliver@masar.example' } })
  })

  it.each([
    ['YASMINE@masar.example', ['reset']],
    ['contact@masar.example', ['contact']],
    ['nobody@masar.example', []],
  ])('finds the emails to %s', async (to, kinds) => {
    const mails = await fetchMails(`?to=${encodeURIComponent(to)}`)
    expect(mails.map(({ kind }) => kind)).toEqual(kinds)
  })

  it('renders the list and each email without scripts and with working links', async () => {
    const list = await site.request('/outbox')
    expect(list.headers.get('content-security-policy')).toContain("default-src 'none'")
    const html = await list.text()
    const [, path = ''] = /href="(\/outbox\/\w+)"><span lang="fr"/.exec(html) ?? []
    const mail = await (await site.request(path)).text()
    const frames = mail.match(/<iframe [^>]+>/g) ?? []
    expect(frames).toEqual([
      expect.stringMatching(/width="320" .*sandbox="allow-popups allow-popups-to-escape-sandbox"/),
      expect.stringMatching(/width="640" .*sandbox="allow-popups allow-popups-to-escape-sandbox"/),
    ])
    const [link = ''] = (await fetchMails('?to=yasmine@masar.example'))[0]?.links ?? []
    expect(mail).toContain(`<a href="${link.replaceAll('&', '&amp;')}">`)
    const own = await site.request(`${path}/html`)
    expect(own.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'.* frame-ancestors 'self'$/,
    )
    expect(own.headers.get('x-frame-options')).toBe('SAMEORIGIN')
    expect(await own.text()).toContain('<html lang="fr">')
  })

  it.each([
    ['', '@media (prefers-color-scheme: dark){'],
    ['?scheme=dark', '@media all{'],
    ['?scheme=light', '@media not all{'],
    ['?scheme="><b>', '@media (prefers-color-scheme: dark){'],
  ])('shows an email in light or dark mode as “%s” requests', async (query, rule) => {
    const [mail] = await fetchMails('?to=yasmine@masar.example')
    const page = await (await site.request(`/outbox/${mail?.id}${query}`)).text()
    const [, source = ''] = /<iframe [^>]*src="([^"]+)"/.exec(page) ?? []
    expect(await (await site.request(source)).text()).toContain(rule)
  })

  it.each([
    ['', 'es-ES,es', 'es', 'Bandeja de salida'],
    ['?l=en', 'es-ES,es', 'en', 'Outbox'],
    ['', '', 'fr', 'Boîte d’envoi'],
  ])('is in the language of the request: %s %s', async (query, accepted, language, title) => {
    const headers = { 'accept-language': accepted }
    const list = await (await site.request(`/outbox${query}`, { headers })).text()
    expect(list).toContain(`<html lang="${language}">`)
    expect(list).toContain(`<h1>${title}</h1>`)

    const [, path = ''] = /href="(\/outbox\/[^"]+)"/.exec(list) ?? []
    const mail = await (await site.request(path, { headers })).text()
    expect(mail).toContain(`<html lang="${language}">`)
    expect(mail).toMatch(language === 'en' ? /<h1>/ : /<h1 lang="en">/)
    expect(mail).toContain(`<a href="/outbox${query}">`)
    expect(mail).toContain(`scheme=dark${query.replace('?', '&amp;')}"`)
    const missing = await site.request(`/outbox/none${query}`, { headers })
    expect(await missing.text()).toContain(`<html lang="${language}">`)
  })

  it('escapes what visitors have entered', async () => {
    const [mail] = await fetchMails('?to=contact@masar.example')
    const pages = ['/outbox', `/outbox/${mail?.id}`, `/outbox/${mail?.id}/html`]
    for (const path of pages) {
      const html = await (await site.request(path)).text()
      expect(html).not.toMatch(/<script|<img/)
    }
  })

  it('returns 404 for unknown emails', async () => {
    expect((await site.request('/outbox/none')).status).toBe(404)
    expect((await site.request('/outbox/none/html')).status).toBe(404)
  })

  it.each(['/outbox/%00', '/outbox/%00/html', '/outbox?to=%00', '/outbox.json?to=a%00'])(
    'rejects values that the database does not support: %s',
    async (path) => {
      const response = await site.request(path)
      expect([response.status, await response.json()]).toEqual([
        400,
        expect.objectContaining({ code: 'invalid-request' }),
      ])
      expect(response.headers.get('x-content-type-options')).toBe('nosniff')
      expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
      expect(logged).toEqual([])
    },
  )

  it('responds quickly when many emails are waiting, and finds a recipient’s newest email', async () => {
    const crowded = await createTestServer()
    const { db, app: api, mails } = crowded
    const busy = createSite({ api, config, callControl: null, mails, log })
    const content = { kind: 'contact', replyTo: 'eve@example.org', language: 'en' } as const
    const facts = { from: 'eve@example.org', subject: 'One of many', message: 'Hello' }
    for (let mail = 0; mail < 100; mail += 1) {
      const recipient = mail === 99 ? 'last@masar.example' : 'many@masar.example'
      await queueMail(db, { ...content, recipient, facts, now: at(-100 + mail) })
    }
    const written = async () =>
      (await db.selectFrom('outbox').select('id').where('sent_at', 'is not', null).execute()).length
    const page = await (await busy.request('/outbox')).text()
    expect(page).toContain('En cours de rédaction')
    expect(await written()).toBeLessThan(80)
    expect(await mails.list('last@masar.example')).toHaveLength(1)
    expect(await written()).toBeLessThan(100)
    while ((await mails.waiting()) > 0) await mails.list()
    expect(await written()).toBe(100)
    expect(await (await busy.request('/outbox')).text()).not.toContain('En cours de rédaction')
    await crowded.close()
  })

  it('is disabled when an email server is configured', async () => {
    const { app: api } = server
    const real = createSite({ api, config, callControl: null, mails: null })
    for (const path of ['/outbox', '/outbox.json'])
      expect([404, 503]).toContain((await real.request(path)).status)
  })
})
