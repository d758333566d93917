import { sql } from 'kysely'

import { Browser, type BrowserReply } from '../../server/testing/browser.ts'
import { PAYER_CARDS, Payer } from '../../server/testing/payer.ts'
import { checkPath, newestLink } from '../../server/testing/account-links.ts'
import { signedInBrowser } from '../../server/testing/signed-in-browser.ts'
import { booking, checkout, guest, nextTrip } from '../../server/testing/requests.ts'
import { staffRound } from '../../server/testing/staff-round.ts'
import { readCharges, deliverTo, runMinute } from '../../server/testing/payment-calls.ts'
import type { TestServer } from '../../server/testing/test-server.ts'
import { pickServer } from './booking-races.ts'
import { tallyReplies, exactly, failures, repeated } from './counted.ts'
import { type Ground, measure, type Measured } from './measured.ts'

const STAFF_ROUNDS = 25

/** Money, staff and links, several at one thing. */
export async function paymentRaces(ground: Ground): Promise<Measured[]> {
  const noFailure = '0 x 5xx, 0 deadlocks'
  const onePayment = '10 booked, 0 x 5xx, 10 charged at most once'
  const oneCharge = '1 charge kept'
  const oneUse = '3 x 200, 27 x 409 link-used'
  return [
    await measure('pay, amend, cancel and give up at once, ten bookings', onePayment, () =>
      customerRounds(ground, onePayment),
    ),
    await measure('20 sessions opened and paid for one booking', oneCharge, () =>
      sessions(ground, oneCharge),
    ),
    await measure(`staff and customer at once, ${STAFF_ROUNDS} rounds`, noFailure, async () => {
      const replies: BrowserReply[] = []
      const before = await deadlocks(ground)
      for (let round = 0; round < STAFF_ROUNDS; round += 1)
        replies.push(...(await staffRound(pickServer(ground, 0), pickServer(ground, 1))))
      const circles = (await deadlocks(ground)) - before
      return exactly(`${failures(replies)} x 5xx, ${circles} deadlocks`, noFailure)
    }),
    await measure('a reset link used by ten at once, three times', oneUse, async () => {
      const replies: BrowserReply[] = []
      for (let round = 0; round < 3; round += 1) replies.push(...(await resetRound(ground)))
      return exactly(tallyReplies(replies), oneUse)
    }),
  ]
}

async function customerRounds(ground: Ground, wanted: string) {
  const replies: BrowserReply[] = []
  let chargedOnce = 0
  let booked = 0
  for (let round = 0; round < 10; round += 1) {
    const oliver = await signedInBrowser(pickServer(ground, round), 'oliver')
    const payer = new Payer(pickServer(ground, round), oliver)
    const trip = nextTrip()
    const price = 276 + 300 + 15 + 25
    const wants = { ...trip, amendments: true, cancellation: true, price, isPayedInFull: true }
    const begun = await payer.send({ ...checkout(wants), payLater: false })
    booked += Number(begun.status === 200)
    await payer.prepare({ amount: price })
    const elsewhere = await signedInBrowser(pickServer(ground, round + 1), 'oliver')
    const { bookingId } = payer
    const amended = { ...booking(wants), fullInsurance: false, _id: bookingId }
    replies.push(
      ...(await Promise.all([
        payer.pay(PAYER_CARDS.accepted),
        payer.check(),
        elsewhere.call('PUT', '/api/update-booking', { booking: amended }),
        elsewhere.post(`/api/cancel-booking/${bookingId}`),
        payer.release(),
      ])),
    )
    const kept = await unrefundedCharges(payer.server, bookingId)
    chargedOnce += Number(kept <= 1)
  }
  const came = `${booked} booked, ${failures(replies)} x 5xx, ${chargedOnce} charged at most once`
  return exactly(came, wanted)
}

async function sessions(ground: Ground, wanted: string) {
  const first = new Payer(pickServer(ground, 0))
  await first.book('full')
  const { bookingId, browser } = first
  await repeated(20, async (at) => {
    const payer = new Payer(pickServer(ground, at), at % 2 === 0 ? browser : first.browser)
    payer.bookingId = bookingId
    if ((await payer.prepare()).status !== 200) return
    await payer.pay(PAYER_CARDS.accepted)
    await payer.check()
  })
  for (const server of ground.servers) {
    await deliverTo(server)
    await runMinute(server)
  }
  return exactly(`${await unrefundedCharges(first.server, bookingId)} charge kept`, wanted)
}

async function unrefundedCharges(server: TestServer, bookingId: string): Promise<number> {
  const charges = await readCharges(server, bookingId)
  return charges.filter(({ refund_id: refund }) => refund === null).length
}

async function resetRound(ground: Ground): Promise<BrowserReply[]> {
  const [server] = ground.servers
  const browser = new Browser(server.app)
  const { email, fullName, language } = guest()
  const password = 'correct horse'
  await browser.post('/api/sign-up', { email, fullName, language, password })
  await browser.post(`/api/resend/frontend/${encodeURIComponent(email)}/true`)
  const link = await newestLink(server, email)
  await browser.get(checkPath(link))
  const { userId, token } = link
  return repeated(10, (at) =>
    new Browser(pickServer(ground, at).app).post('/api/activate', {
      userId,
      token,
      password: `correct horse ${at}`,
    }),
  )
}

async function deadlocks({ kind, servers: [{ db }] }: Ground): Promise<number> {
  if (kind === 'embedded') return 0
  await sql`select pg_stat_force_next_flush()`.execute(db)
  const { rows } = await sql<{ deadlocks: number }>`
    select deadlocks from pg_stat_database where datname = current_database()`.execute(db)
  return rows[0]?.deadlocks ?? 0
}
