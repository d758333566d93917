import { simpleParser } from 'mailparser'
import { afterEach, describe, expect, it } from 'vitest'

import { HARD_NAMES } from '@masar/domain/testing/hard-names.ts'

import {
  decodeMailParts,
  type MailServer,
  startMailServer,
} from '../../testing/processes/mail-server.ts'
import type { ComposedMail } from './compose-mail.ts'
import { createSmtpSender } from './smtp.ts'

let server: MailServer
afterEach(() => server.close())

const message: ComposedMail = {
  id: '6a0d8620ab491697a82f442b',
  kind: 'verify',
  language: 'fr',
  date: '2026-05-20T10:00:00.000Z',
  from: 'Masar <no-reply@masar.example>',
  to: { name: 'Zoé "Z" Trabelsi,\r\nBcc: all@example.org', address: 'zoe@example.org' },
  replyTo: null,
  unsubscribe: null,
  subject: 'Confirmez votre adresse e-mail',
  text: 'Bonjour Zoé : http://localhost:3002/activate/?u=1&t=2\n',
  html: '<p>Bonjour Zoé</p>',
}

const HAND_OVER = { onHandOver: () => Promise.resolve() }
const sendThrough = (url: string) => createSmtpSender(url)(message, HAND_OVER)
const addCredentials = (person: string, url: string) => url.replace('://', `://${person}@`)
const ANY_CERTIFICATE_QUERY = '?tls.rejectUnauthorized=false'

describe('an email sent through SMTP', () => {
  // @shows OPS-7
  it('arrives in two parts with all characters intact', async () => {
    server = await startMailServer()
    expect(await sendThrough(server.url)).toEqual({ end: 'sent' })
    const [mail] = server.received
    if (!mail) throw new Error('No mail has arrived.')
    expect(mail.to).toEqual(['zoe@example.org'])
    expect(mail.raw).toContain('Message-ID: <6a0d8620ab491697a82f442b@masar.example>')
    expect(mail.raw).toContain('Auto-Submitted: auto-generated')
    expect(mail.raw).toContain('Date: Wed, 20 May 2026 10:00:00 +0000')
    expect(mail.raw).not.toMatch(/^Bcc:/m)
    const parts = decodeMailParts(mail)
    expect(Object.keys(parts)).toEqual(['text/plain', 'text/html'])
    expect(parts['text/plain']).toContain(message.text.trim())
    expect(parts['text/html']).toContain(message.html)
  })

  it('supports one-click unsubscribe (RFC 8058)', async () => {
    server = await startMailServer()
    const unsubscribe = `https://masar.example/api/newsletter/leave/${'x'.repeat(43)}`
    await createSmtpSender(server.url)({ ...message, unsubscribe }, HAND_OVER)
    await sendThrough(server.url)
    const [newsletter, other] = server.received.map(({ raw }) =>
      raw.replaceAll(/\r?\n[ \t]+/g, ' '),
    )
    expect(newsletter).toContain(`List-Unsubscribe: <${unsubscribe}>`)
    expect(newsletter).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    expect(other).not.toContain('List-Unsubscribe')
  })

  it.each(HARD_NAMES)('has headers that email clients can parse: %j', async (name) => {
    server = await startMailServer()
    const to = { name, address: 'zoe@example.org' }
    const from = `"${name.replaceAll(/["\\]/g, '')}" <no-reply@masar.example>`
    const mailed = { ...message, from, to, subject: name }
    await createSmtpSender(server.url)(mailed, { onHandOver: () => Promise.resolve() })
    const raw = server.received[0]?.raw ?? ''
    const mail = await simpleParser(raw)
    expect(mail.subject).toBe(name)
    expect([mail.to].flat()[0]?.value).toEqual([{ name, address: to.address }])
    expect(mail.from?.value[0]?.address).toBe('no-reply@masar.example')
    expect(mail.text).toContain('Bonjour Zoé')
    // RFC 5322, 2.1.1, and RFC 2047: at most 998 octets per line, and only ASCII in headers.
    const head = raw.slice(0, raw.search(/\r?\n\r?\n/))
    expect(head).toMatch(/^[\s!-~]*$/)
    expect(Math.max(...raw.split('\n').map((line) => line.length))).toBeLessThan(998)
  })

  it('is sent with authentication over TLS', async () => {
    server = await startMailServer({ secure: true, disabledCommands: [], authOptional: false })
    const secure = server.url.replace('smtp:', 'smtps:') + ANY_CERTIFICATE_QUERY
    expect(await sendThrough(addCredentials('masar:p%40ss', secure))).toEqual({ end: 'sent' })
    expect(server.received).toMatchObject([{ user: 'masar', isSecret: true }])
    // A self-signed certificate is rejected unless the operator allows it.
    const wary = await sendThrough(
      addCredentials('masar:p%40ss', server.url.replace('smtp:', 'smtps:')),
    )
    expect(wary.end).toBe('later')
  })

  it('is sent over TLS when the server offers STARTTLS', async () => {
    server = await startMailServer({ disabledCommands: [] })
    expect(
      await sendThrough(addCredentials('masar:p%40ss', server.url) + ANY_CERTIFICATE_QUERY),
    ).toEqual({ end: 'sent' })
    expect(server.received).toMatchObject([{ user: 'masar', isSecret: true }])
  })

  it('stays in the queue while the password is wrong', async () => {
    server = await startMailServer({ authOptional: false, allowInsecureAuth: true })
    expect(await sendThrough(addCredentials('masar:wrong', server.url))).toMatchObject({
      end: 'later',
    })
    expect(server.received).toEqual([])
  })

  it.each([
    ['busy', { end: 'later', failure: 'the mail server answers 451' }],
    ['refuse', { end: 'never', failure: 'the mail server answers 550' }],
  ] as const)('returns the server’s response on the outcome “%s”', async (mood, end) => {
    server = await startMailServer()
    server.expect(mood)
    expect(await sendThrough(server.url)).toEqual(end)
  })

  it('stays in the queue when the server cannot be reached', async () => {
    server = await startMailServer()
    const { url } = server
    await server.close()
    expect(await sendThrough(url)).toMatchObject({ end: 'later' })
    server = await startMailServer()
  })

  it('has an unknown result when the connection is lost after the last byte', async () => {
    server = await startMailServer()
    server.expect('hang-up')
    expect(await sendThrough(server.url)).toMatchObject({ end: 'unknown' })
  })
})
