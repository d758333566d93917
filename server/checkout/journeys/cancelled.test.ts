import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { RefundRefusedError } from '../../payments/provider.ts'
import type { Browser } from '../../testing/browser.ts'
import { PAYER_CARDS, Payer } from '../../testing/payer.ts'
import {
  clearDueWork,
  overrideProvider,
  rejectAsDown,
  readCharges,
  runMinutelyJobs,
} from '../../testing/payment-calls.ts'
import { readProblemCode } from '../../testing/requests.ts'
import { createSignedInBrowser } from '../../testing/signed-in-browser.ts'
import { NOW, type TestServer, createTestServer } from '../../testing/test-server.ts'

let server: TestServer
let payer: Payer
let jasmin: Browser
beforeAll(async () => {
  server = await createTestServer()
  jasmin = await createSignedInBrowser(server, 'jasmin')
})
beforeEach(async () => {
  server.clock.now = NOW
  server.logged.length = 0
  await clearDueWork(server)
  payer = new Payer(server)
  await payer.book('full')
  await payer.prepare()
  await payer.pay(PAYER_CARDS.accepted)
  await payer.check()
})
afterAll(() => server.close())

const setStatus = (status: string, ids = [payer.bookingId]) =>
  jasmin.post('/api/update-booking-status', { ids, status })
const advanceMinutes = (minutes: number) => {
  server.clock.now = new Date(server.clock.now.getTime() + minutes * 60_000)
}
const listEventKinds = async () => (await payer.booking()).timeline?.map(({ kind }) => kind)
const findRefunds = async () =>
  (await readCharges(server, payer.bookingId)).map(({ refund_id }) => refund_id !== null)

async function findNotices(accountId: string): Promise<string[]> {
  const rows = await server.db
    .selectFrom('notification')
    .select('message')
    .where('booking_id', '=', payer.bookingId)
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute()
  return rows.map(({ message }) => message)
}

const findDriverId = async () =>
  (
    await server.db
      .selectFrom('booking')
      .select('driver_id')
      .where('id', '=', payer.bookingId)
      .executeTakeFirstOrThrow()
  ).driver_id

describe('a paid booking that the supplier cancels', () => {
  // @shows PAY-22
  it('is refunded once and in full, with two notifications', async () => {
    expect((await setStatus('cancelled')).status).toBe(200)
    expect(await payer.booking()).toMatchObject({
      status: 'cancelled',
      paidOnline: 0,
      payments: [{ status: 'refunding', charge: { amount: 576 } }],
    })
    await runMinutelyJobs(server)
    await Promise.all([runMinutelyJobs(server), payer.check(), runMinutelyJobs(server)])

    expect(await findRefunds()).toEqual([true])
    const kinds = ['created', 'void', 'paidInFull', 'cancelled', 'refunding', 'refunded']
    expect(await listEventKinds()).toEqual(kinds)
    const notices = await findNotices(await findDriverId())
    expect(notices.slice(1)).toEqual([
      expect.stringMatching(/has been cancelled\. We’re refunding the 576\sTND you paid online\.$/),
      expect.stringMatching(/^576\sTND for Renault Clio on .* has been refunded\./),
    ])
    const { driver } = await payer.booking()
    const texts = (await server.mails.list(driver.email)).map(({ text }) => text).join('\n')
    for (const sentence of notices) expect(texts).toContain(sentence)
    expect(readProblemCode(await payer.check())).toBe('payment-refunded')
  })

  it('is refunded only once when cancelled twice', async () => {
    await setStatus('cancelled')
    await runMinutelyJobs(server)
    await setStatus('reserved')
    await setStatus('cancelled')
    advanceMinutes(5)
    await runMinutelyJobs(server)
    expect((await listEventKinds())?.filter((kind) => kind === 'refunding')).toHaveLength(1)
    expect(await findRefunds()).toEqual([true])
  })

  it('is also refunded when it is set to void or deleted instead', async () => {
    await setStatus('void')
    await runMinutelyJobs(server)
    expect(await findRefunds()).toEqual([true])

    await payer.book('full')
    await payer.prepare()
    await payer.pay(PAYER_CARDS.accepted)
    await payer.check()
    const reply = await jasmin.post('/api/delete-bookings', [payer.bookingId])
    expect(reply.status).toBe(200)
    await runMinutelyJobs(server)
    expect(await findRefunds()).toEqual([true])
  })

  it('is not refunded when it is set to another status instead', async () => {
    for (const status of ['reserved', 'paid', 'deposit']) await setStatus(status)
    await runMinutelyJobs(server)
    expect(await findRefunds()).toEqual([false])
  })

  it('is refunded later if the provider is down', async () => {
    const asBefore = overrideProvider(server, { refund: rejectAsDown })
    await setStatus('cancelled')
    await runMinutelyJobs(server)
    expect(await payer.booking()).toMatchObject({ payments: [{ status: 'refunding' }] })
    asBefore()
    await runMinutelyJobs(server)
    expect(await findRefunds()).toEqual([false])
    advanceMinutes(2)
    await runMinutelyJobs(server)
    expect(await findRefunds()).toEqual([true])
    expect(server.logged).toEqual([])
  })
})

const rejectRefund = () => Promise.reject(new RefundRefusedError('The sandbox has no money.'))
const isFailure = (message: string) => /has failed|hasn’t gone through/.test(message)

describe('a refund that the provider rejects', () => {
  it('is logged, reported once to staff and customer, and retried until it succeeds', async () => {
    const asBefore = overrideProvider(server, { refund: rejectRefund })
    await setStatus('cancelled')
    for (const minutes of [0, 1, 2, 4]) {
      advanceMinutes(minutes)
      await runMinutelyJobs(server)
    }
    expect(server.logged.at(-1)).toMatch(
      /^Payment [0-9a-f]{24} at sandbox will be checked again later: RefundRefusedError: The sandbox/,
    )
    expect((await findNotices(await findDriverId())).filter(isFailure)).toHaveLength(1)
    const { admin } = await findStaff()
    expect((await findNotices(admin)).filter(isFailure)).toEqual([
      expect.stringMatching(/^Le remboursement|^The refund of 576\sTND to Guest Driver/),
    ])
    expect(readProblemCode(await payer.check())).toBe('payment-refunded')

    asBefore()
    advanceMinutes(20)
    await runMinutelyJobs(server)
    expect(await findRefunds()).toEqual([true])
    expect(await payer.booking()).toMatchObject({ payments: [{ status: 'refunded' }] })
  })
})

async function findStaff() {
  const { id } = await server.db
    .selectFrom('account')
    .select('id')
    .where('type', '=', 'admin')
    .executeTakeFirstOrThrow()
  return { admin: id }
}
