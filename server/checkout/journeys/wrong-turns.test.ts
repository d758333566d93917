import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { PAYER_CARDS, Payer } from '../../testing/payer.ts'
import { overrideProvider, rejectAsDown, readCharges } from '../../testing/payment-calls.ts'
import { readProblemCode } from '../../testing/requests.ts'
import { NOW, type TestServer, createTestServer } from '../../testing/test-server.ts'

let server: TestServer
let payer: Payer
beforeAll(async () => {
  server = await createTestServer()
})
beforeEach(async () => {
  server.clock.now = NOW
  payer = new Payer(server)
  await payer.book()
  await payer.prepare()
})
afterAll(() => server.close())

const openChallenge = async (number = PAYER_CARDS.challenge) => {
  const { body } = await payer.pay(number)
  return (body as { challengeUrl: string }).challengeUrl
}

/** Returns the amounts of the booking's charges that were not refunded. */
const findUnrefundedCharges = async () => {
  const charges = await readCharges(server, payer.bookingId)
  return charges
    .filter(({ refund_id }) => refund_id === null)
    .map(({ amount_minor }) => amount_minor)
}

describe('the 3-D Secure challenge', () => {
  it('confirms the booking when it is passed', async () => {
    const url = await openChallenge()
    expect(readProblemCode(await payer.check())).toBe('payment-open')
    expect((await payer.answer(url, 'pass')).status).toBe(200)
    expect((await payer.check()).status).toBe(200)
    await payer.answer(url, 'fail')
    expect((await payer.check()).status).toBe(200)
    expect(await findUnrefundedCharges()).toHaveLength(1)
  })

  it('prevents the charge when it is failed', async () => {
    const url = await openChallenge()
    await payer.answer(url, 'fail')
    expect((await payer.check()).body).toMatchObject({ reason: 'challenge-failed' })
    await payer.answer(url, 'pass')
    expect((await payer.check()).body).toMatchObject({ reason: 'challenge-failed' })
    expect(await findUnrefundedCharges()).toEqual([])
  })

  it('can be left and opened again', async () => {
    const url = await openChallenge()
    const path = new URL(url, 'http://localhost').pathname
    await payer.bank('POST', `${path.replace('/sandbox', '')}/left`)
    expect((await payer.check()).body).toMatchObject({ reason: 'challenge-left' })
    await payer.bank('GET', url.replace('/sandbox', ''))
    expect(readProblemCode(await payer.check())).toBe('payment-open')
    await payer.answer(url, 'pass')
    expect((await payer.check()).status).toBe(200)
  })

  it('expires after ten minutes', async () => {
    const url = await openChallenge()
    server.clock.now = new Date(NOW.getTime() + 11 * 60_000)
    expect((await payer.check()).body).toMatchObject({ reason: 'challenge-left' })
    await payer.answer(url, 'pass')
    expect(await findUnrefundedCharges()).toEqual([])
  })

  it('is obsolete once another card has been accepted', async () => {
    const url = await openChallenge()
    await payer.pay(PAYER_CARDS.accepted)
    await payer.answer(url, 'pass')
    expect((await payer.check()).status).toBe(200)
    expect(await findUnrefundedCharges()).toHaveLength(1)
  })
})

describe('a provider failure', () => {
  // @shows PAY-27
  it('after the charge does not prevent the server from finding the payment', async () => {
    expect((await payer.pay(PAYER_CARDS.lost)).status).toBe(500)
    expect((await payer.check()).status).toBe(200)
    expect(await findUnrefundedCharges()).toHaveLength(1)
  })

  it('before the charge leaves the form open, and nothing is charged', async () => {
    expect((await payer.pay(PAYER_CARDS.down)).status).toBe(503)
    expect(readProblemCode(await payer.check())).toBe('payment-open')
    expect(await findUnrefundedCharges()).toEqual([])
  })

  it('during a status request is reported as a pending payment, never as a failed one', async () => {
    await payer.pay(PAYER_CARDS.accepted)
    const asBefore = overrideProvider(server, { read: rejectAsDown })
    expect(readProblemCode(await payer.check())).toBe('payment-pending')
    asBefore()
    expect((await payer.check()).status).toBe(200)
  })
})

describe('the card form', () => {
  it.each([
    ['a wrong check digit', { number: '4242 4242 4242 4241' }, 'invalid-number'],
    ['a month that has passed', { expiry: '04/26' }, 'invalid-expiry'],
    ['a short code', { code: '12' }, 'invalid-code'],
  ])('with %s returns the error', async (_, card, error) => {
    const reply = await payer.pay(PAYER_CARDS.accepted, card)
    expect([reply.status, reply.body]).toEqual([400, { error }])
    expect(readProblemCode(await payer.check())).toBe('payment-open')
  })

  it('requires its own secret', async () => {
    const { sessionId } = payer.opened
    const card = { number: PAYER_CARDS.accepted, expiry: '12/30', code: '737' }
    for (const clientSecret of ['', 'x'.repeat(43), undefined])
      expect(
        (await payer.bank('POST', `/payments/${sessionId}/pay`, { ...card, clientSecret })).status,
      ).toBe(404)
  })

  it('can be opened twice with one key, and either form can pay', async () => {
    await payer.prepare({ key: 'attempt-2-pay-1' })
    const first = payer.opened
    await payer.prepare({ key: 'attempt-2-pay-1' })
    expect(payer.opened.sessionId).toBe(first.sessionId)
    expect((await payer.pay(PAYER_CARDS.declined)).body).toMatchObject({ status: 'declined' })
    payer.session = first
    expect((await payer.pay(PAYER_CARDS.accepted)).body).toEqual({ status: 'succeeded' })
    expect((await payer.check()).status).toBe(200)
  })
})
