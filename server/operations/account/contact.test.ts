import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { Browser } from '../../testing/browser.ts'
import { readIssuePointers, readProblemCode } from '../../testing/requests.ts'
import { createServerOn, type TestServer, createTestServer } from '../../testing/test-server.ts'

let server: TestServer
let browser: Browser
beforeAll(async () => {
  server = await createTestServer({ contactEmail: 'Masar <office@operator.example>' })
})
beforeEach(() => {
  browser = new Browser(server.app)
})
afterAll(() => server.close())

const createMessage = (other: object = {}) => ({
  from: 'Ana@Example.org',
  to: 'victim@example.org',
  subject: 'A child seat',
  message: 'Do your cars have child seats?\r\nYours, <b>Ana</b>',
  isContactForm: true,
  ...other,
})
const send = (other?: object) => browser.post('/api/send-email', createMessage(other))
const findReceivedMail = async () => (await server.mails.list('office@operator.example'))[0]

describe('a message to the operator', () => {
  // @shows WIRE-22, SAFE-9
  it('is emailed to the operator, whatever recipient the request contains', async () => {
    expect((await send()).status).toBe(200)
    const mail = await findReceivedMail()
    expect(mail).toMatchObject({
      kind: 'contact',
      replyTo: 'ana@example.org',
      subject: 'Message du formulaire de contact',
      text: expect.stringContaining('Do your cars have child seats?'),
      html: expect.stringContaining('Yours, &lt;b&gt;Ana&lt;/b&gt;'),
    })
    expect(await server.mails.list('victim@example.org')).toEqual([])
  })

  // @shows PAGE-34
  it('is acknowledged in the sender’s language, without quoting the message', async () => {
    const from = 'lucia@example.org'
    const written = { subject: 'Your account is locked', message: 'Go to https://phish.example' }
    expect((await send({ from, language: 'es', ...written })).status).toBe(200)
    const [receipt] = await server.mails.list(from)
    expect(receipt).toMatchObject({
      kind: 'contact-copy',
      language: 'es',
      replyTo: 'office@operator.example',
      subject: 'Su mensaje ha llegado',
      text: expect.stringContaining('Si no nos ha escrito, ignore este correo.'),
      links: [],
    })
    expect(JSON.stringify(receipt)).not.toMatch(/locked|phish/)
  })

  it('causes at most two acknowledgments per address, even from many networks', async () => {
    const { app } = createServerOn(server, { rateLimit: true, trustedProxies: 1 })
    const from = 'victim-of-many@example.org'
    const statuses = await Promise.all(
      Array.from({ length: 20 }, async (_, at) => {
        const headers = { 'x-forwarded-for': `203.0.113.${at}` }
        return (
          await new Browser(app).post('/api/send-email', createMessage({ from }), { headers })
        ).status
      }),
    )
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect(await server.mails.list(from)).toHaveLength(2)
  })

  // @shows SAFE-9
  it('is accepted only from our own pages', async () => {
    const raw = JSON.stringify(createMessage())
    const headers = { 'content-type': 'application/json' }
    const fromNowhere = new Request('http://localhost:3002/api/send-email', {
      method: 'POST',
      headers,
      body: raw,
    })
    const response = await server.app(fromNowhere)
    expect([response.status, await response.json()]).toMatchObject([
      403,
      { code: 'foreign-origin' },
    ])
    const foreign = { headers: { origin: 'https://elsewhere.example' } }
    const reply = await browser.post('/api/send-email', createMessage(), foreign)
    expect(readProblemCode(reply)).toBe('foreign-origin')
  })

  it.each([
    [{ from: 'nobody' }, '/from'],
    [{ from: 'a@b.example\r\nbcc: all@example.org' }, '/from'],
    [{ subject: '' }, '/subject'],
    [{ message: 'x'.repeat(5001) }, '/message'],
  ])('is rejected with %j', async (wrong, pointer) => {
    const reply = await send(wrong)
    expect([reply.status, readIssuePointers(reply)]).toEqual([400, [pointer]])
  })

  it('is rate limited', async () => {
    const { app } = createServerOn(server, { rateLimit: true })
    const writer = new Browser(app)
    const statuses: number[] = []
    for (let times = 0; times < 4; times += 1)
      statuses.push((await writer.post('/api/send-email', createMessage())).status)
    expect(statuses).toEqual([200, 200, 200, 429])
  })
})
