import type { components } from '@masar/openapi/schema.d.ts'

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { demoAccounts } from '../../demo/demo-accounts.ts'
import { findNewestLink } from '../../testing/account-links.ts'
import { Browser, type BrowserReply } from '../../testing/browser.ts'
import { readBookingList } from '../../testing/lists.ts'
import { buildGuestCheckout, createTrip, readProblemCode } from '../../testing/requests.ts'
import { type TestServer, createTestServer } from '../../testing/test-server.ts'

type Checkout = components['schemas']['Checkout']
type Booked = components['schemas']['CheckoutAnswer']

const yasmineEmail = demoAccounts.yasmine.email

let server: TestServer
let browser: Browser
beforeAll(async () => {
  server = await createTestServer()
})
beforeEach(() => {
  browser = new Browser(server.app)
})
afterAll(() => server.close())

const send = (body: Checkout) => browser.post('/api/checkout', body)
const readBookingId = ({ body }: BrowserReply) => (body as Booked).bookingId
const resend = (email: string, reset: boolean) =>
  browser.post(`/api/resend/frontend/${encodeURIComponent(email)}/${reset}`)
const activate = (link: { userId: string; token: string }, password = 'a-new-password') =>
  browser.post('/api/activate', { ...link, password })
const signIn = (email: string, password: string) =>
  browser.post('/api/sign-in/frontend', { email, password })

async function bookAsNewGuest() {
  const body = buildGuestCheckout(createTrip())
  expect((await send(body)).status).toBe(200)
  return body.driver?.email ?? ''
}

describe('a guest', () => {
  // @shows BOOK-34
  it.each([
    ['the address of an account', demoAccounts.yasmine.email.toUpperCase()],
    ['the address of staff', demoAccounts.jasmin.email],
    ['an unused address', 'first.time@example.org'],
  ])(
    'can book repeatedly with %s, in any browser, and learns nothing about the account',
    async (_what, email) => {
      const replies = [
        await send(buildGuestCheckout(createTrip(), { email })),
        await send(buildGuestCheckout(createTrip(), { email })),
        await new Browser(server.app).post(
          '/api/checkout',
          buildGuestCheckout(createTrip(), { email }),
        ),
      ]
      expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
      const drivers = replies.map(({ body }) => (body as Booked).booking?.driver)
      for (const driver of drivers)
        expect(driver).toMatchObject({ fullName: 'Guest Driver', email: email.toLowerCase() })
      const mails = await server.db
        .selectFrom('outbox')
        .innerJoin('booking', 'booking.driver_id', 'outbox.account_id')
        .select(['outbox.kind'])
        .where('booking.id', 'in', replies.map(readBookingId))
        .execute()
      expect(mails.filter(({ kind }) => kind === 'activate')).toHaveLength(3)
    },
  )

  it('has bookings that do not appear in the account with the same address', async () => {
    const { email } = demoAccounts.oliver
    const bookingId = readBookingId(await send(buildGuestCheckout(createTrip(), { email })))
    const owner = new Browser(server.app)
    await owner.signIn('oliver')
    expect((await owner.get(`/api/booking/${bookingId}/en`)).status).toBe(403)
    const { rows } = await readBookingList(owner)
    expect(rows.map(({ _id }) => _id)).not.toContain(bookingId)
  })
})

describe('a guest’s activation link', () => {
  it('adds only bookings made with the same address and name to the account', async () => {
    const driver = { email: 'books.often@example.org' }
    const other = { ...driver, fullName: 'Somebody Else' }
    const ids: string[] = []
    for (const who of [driver, driver, other]) {
      const reply = await new Browser(server.app).post(
        '/api/checkout',
        buildGuestCheckout(createTrip(), who),
      )
      ids.push((reply.body as { bookingId: string }).bookingId)
    }
    const isOpen = async () => {
      const replies = await Promise.all(ids.map((id) => browser.get(`/api/booking/${id}/en`)))
      return replies.map(({ status }) => status === 200)
    }
    const mails = await server.mails.list(driver.email)
    const [href = ''] = mails.filter(({ kind }) => kind === 'activate').at(-1)?.links ?? []
    const params = new URL(href).searchParams
    await activate({ userId: params.get('u') ?? '', token: params.get('t') ?? '' })
    await signIn(driver.email, 'a-new-password')
    expect(await isOpen()).toEqual([true, true, false])
    const left = await resend(driver.email, false)
    expect(left.status).toBe(200)
    expect((await server.mails.list(driver.email))[0]?.kind).toBe('active-already')
  })

  it('is not sent when the address already has an account', async () => {
    const body = buildGuestCheckout(createTrip(), { email: yasmineEmail })
    expect((await browser.post('/api/checkout', body)).status).toBe(200)
    const kinds = (await server.mails.list(yasmineEmail)).map(({ kind }) => kind)
    expect(kinds).toContain('booking-created')
    expect(kinds).not.toContain('activate')
  })

  it('is invalid once the address has been used to sign up', async () => {
    const email = await bookAsNewGuest()
    const link = await findNewestLink(server, email)
    const account = { email, password: 'six-ch', fullName: 'Guest Driver', language: 'en' }
    expect((await browser.post('/api/sign-up', account)).status).toBe(200)
    expect(readProblemCode(await activate(link))).toBe('link-used')
    expect((await signIn(email, 'six-ch')).status).toBe(200)
  })
})
