import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { PAYER_CARDS, Payer } from '../../testing/payer.ts'
import { clearDueWork, deliverWebhooks, readCharges } from '../../testing/payment-calls.ts'
import {
  NOW,
  createServerOn,
  type TestServer,
  createTestServer,
} from '../../testing/test-server.ts'

let server: TestServer
let payer: Payer
beforeAll(async () => {
  server = await createTestServer()
})
beforeEach(async () => {
  server.clock.now = NOW
  payer = await openPayment()
})
afterAll(() => server.close())

async function openPayment(on = server): Promise<Payer> {
  const one = new Payer(on)
  await one.book()
  await one.prepare({ amount: 576 })
  return one
}

const openChallenge = async () => {
  const { body } = await payer.pay(PAYER_CARDS.challenge)
  return (body as { challengeUrl: string }).challengeUrl.replace('/sandbox', '')
}

const request = (path: string, init: RequestInit = {}) => server.sandbox.site.request(path, init)
const formHeaders = { 'content-type': 'application/x-www-form-urlencoded' }

describe('the bank’s page', () => {
  it.each([
    ['en', 'Confirm your payment', 'This is a test', '576\u00A0TND'],
    ['fr', 'Confirmez votre paiement', 'Ceci est un test', '576\u00A0TND'],
    ['es', 'Confirme su pago', 'Esto es una prueba', '576\u00A0TND'],
  ])(
    'is in %s, and shows the amount and a notice that it is a test',
    async (language, ...texts) => {
      const path = (await openChallenge()).replace('l=en', `l=${language}`)
      const response = await request(path)
      const html = await response.text()
      expect(html).toContain(`<html lang="${language}">`)
      for (const text of texts) expect(html).toContain(text)
    },
  )

  it('uses the language of the page that opened it, else the browser’s', async () => {
    const path = await openChallenge()
    expect(path).toMatch(/\?l=en$/)
    const [bare = ''] = path.split('?')
    const response = await request(bare, { headers: { 'accept-language': 'pt, es;q=0.8' } })
    expect(await response.text()).toContain('Confirme su pago')
  })

  it('works without scripts, allows only its own script, and cannot be framed', async () => {
    const path = await openChallenge()
    const response = await request(path)
    const html = await response.text()
    expect(html).toMatch(/<form method="post" action="\/sandbox\/challenge\/[\w-]{43}\?l=en">/)
    const policy = response.headers.get('content-security-policy') ?? ''
    expect(policy).toMatch(/script-src 'sha256-[^']+'; connect-src 'self'/)
    expect(policy).toContain("form-action 'self'")
    expect(policy).toContain("frame-ancestors 'none'")
    const answered = await request(path, {
      method: 'POST',
      headers: formHeaders,
      body: 'answer=pass',
    })
    const ending = await answered.text()
    expect(ending).toContain('Payment confirmed')
    expect(ending).toContain(`href="/checkout-session/${payer.opened.sessionId}"`)
    expect(ending).toContain("postMessage({ challenge: 'passed' }, location.origin)")
  })

  it('can be answered only once', async () => {
    const path = await openChallenge()
    await request(path, { method: 'POST', headers: formHeaders, body: 'answer=fail' })
    expect(await (await request(path)).text()).toContain('Payment refused')
    const again = await request(path, { method: 'POST', headers: formHeaders, body: 'answer=pass' })
    expect(await again.text()).toContain('Payment refused')
    expect(await readCharges(server, payer.bookingId)).toEqual([])
  })

  it('shows an expired request for a released booking, and 404 for unknown challenges', async () => {
    const path = await openChallenge()
    await payer.release()
    expect(await (await request(path)).text()).toContain('This request has expired')
    expect((await request('/challenge/nothing')).status).toBe(404)
    expect(
      (await request('/challenge/nothing', { method: 'POST', headers: formHeaders })).status,
    ).toBe(404)
  })

  it('rejects answers from pages of other sites', async () => {
    const path = await openChallenge()
    const headers = { ...formHeaders, origin: 'https://evil.example' }
    const response = await request(path, { method: 'POST', headers, body: 'answer=pass' })
    expect(response.status).toBe(403)
    expect(await readCharges(server, payer.bookingId)).toEqual([])
  })
})

const card = { number: PAYER_CARDS.accepted, expiry: '12/30', code: '737' }
const send = (headers: Record<string, string>, body: unknown) =>
  request(`/payments/${payer.opened.sessionId}/pay`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

describe('paying', () => {
  it('is allowed only from our own pages and the origins that the operator allows', async () => {
    const { clientSecret } = payer.opened
    const evil = await send({ origin: 'https://evil.example' }, { clientSecret, ...card })
    expect(evil.status).toBe(403)
    const dev = { allowedOrigins: ['http://localhost:5173'] }
    const open = createServerOn(server, dev)
    const response = await open.sandbox.site.request(`/payments/${payer.opened.sessionId}/pay`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'http://localhost:5173' },
      body: JSON.stringify({ clientSecret, ...card }),
    })
    expect(response.status).toBe(200)
    expect(response.headers.get('access-control-allow-origin')).toBe('http://localhost:5173')
    const preflight = await open.sandbox.site.request('/payments/x/pay', {
      method: 'OPTIONS',
      headers: { origin: 'http://localhost:5173' },
    })
    expect(preflight.status).toBe(204)
  })

  it.each([
    ['a list', []],
    ['a text', 'pay'],
    ['nothing', null],
    ['fields that are no texts', { clientSecret: 1, number: {}, expiry: [], code: true }],
  ])('with %s is rejected', async (_, body) => {
    expect((await send({}, body)).status).toBe(404)
  })

  it('with a body that is not JSON is rejected', async () => {
    const response = await request(`/payments/${payer.opened.sessionId}/pay`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{',
    })
    expect(response.status).toBe(400)
  })

  it('with the card for lost connections charges once, then closes the connection', async () => {
    let isCut = false
    const { sessionId, clientSecret } = payer.opened
    await server.sandbox.site.request(
      `/payments/${sessionId}/pay`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...card, clientSecret, number: PAYER_CARDS.lost }),
      },
      { cut: () => (isCut = true) },
    )
    expect(isCut).toBe(true)
    expect(await readCharges(server, payer.bookingId)).toHaveLength(1)
  })

  it('twenty times concurrently charges once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => payer.pay(PAYER_CARDS.accepted)),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await readCharges(server, payer.bookingId)).toHaveLength(1)
  })
})

describe('the slow card', () => {
  it('is charged even when the server stops while processing it', async () => {
    const slow = createServerOn(server, { sandbox: { slowMs: 1000, webhookDelayMs: 0 } })
    const one = await openPayment(slow)
    const paying = one.pay(PAYER_CARDS.slow)
    const reference = one.opened.sessionId
    while ((await slow.sandbox.provider.read(reference)).status !== 'processing')
      await new Promise((resolve) => setImmediate(resolve))
    const next = createServerOn(server)
    next.clock.now = new Date(NOW.getTime() + 60_000)
    expect((await next.sandbox.provider.read(reference)).status).toBe('paid')
    slow.endSlowCards()
    await paying
    expect(await readCharges(server, one.bookingId)).toHaveLength(1)
  })
})

describe('webhook calls', () => {
  it.each([
    [null, 0, 0],
    [60_000, 0, 1],
  ])('are sent after a delay of %s ms', async (webhookDelayMs, atOnce, afterwards) => {
    const own = createServerOn(server, { sandbox: { slowMs: 0, webhookDelayMs } })
    await clearDueWork(own)
    const one = await openPayment(own)
    await one.pay(PAYER_CARDS.accepted)
    expect(await deliverWebhooks(own)).toBe(atOnce)
    own.clock.now = new Date(NOW.getTime() + 60_000)
    expect(await deliverWebhooks(own)).toBe(afterwards)
  })
})
