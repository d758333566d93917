import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { Browser } from '../testing/browser.ts'
import { createPdf, createPng } from '../testing/files.ts'
import { PAYER_CARDS, Payer } from '../testing/payer.ts'
import { buildGuestDriver, buildGuestCheckout, createTrip } from '../testing/requests.ts'
import { createSignedInBrowser } from '../testing/signed-in-browser.ts'
import { findTablesWith } from '../testing/tables-with.ts'
import { NOW, type TestServer, createTestServer } from '../testing/test-server.ts'
import { erasePerson } from './erase-person.ts'
import { runOrRehearse } from './perform.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

const PERSON = {
  email: 'forget.me@example.org',
  phone: '+216 98 111 222',
  fullName: 'Emna Oubliée',
  birthDate: '1984-02-29',
}
const makeDriver = (email: string, fullName: string) => ({ ...buildGuestDriver(), email, fullName })
const SECOND_DRIVER = makeDriver('second@example.org', 'Second Oublié')
const { license: _, ...MAIN_DRIVER } = makeDriver('main@example.org', 'Main Oublié')
const EMAILS = [PERSON.email, SECOND_DRIVER.email, MAIN_DRIVER.email]
const PERSONAL_TEXTS = [...EMAILS, 'Oubli', PERSON.phone, '1984-02-29']

const findTablesWithData = () => findTablesWith(server, PERSONAL_TEXTS)
const eraseByEmail = (email: string, isRehearsal = false, now = server.clock.now) =>
  runOrRehearse(server.db, isRehearsal, (tx) => erasePerson(tx, email, now))

/** After all other trips: each test in a worker books a later week than the previous one. */
const AFTER_ALL_TRIPS = new Date('2090-01-01T00:00:00Z')

async function bookAndPay() {
  const browser = new Browser(server.app)
  const driver = buildGuestDriver(PERSON)
  const paid = new Payer(server, browser)
  const trip = createTrip()
  const body = buildGuestCheckout({ ...trip, additionalDriver: true, price: 300 }, driver)
  const reply = await browser.post('/api/checkout', {
    ...body,
    additionalDriver: SECOND_DRIVER,
    mainDriver: MAIN_DRIVER,
  })
  expect([reply.status, reply.body]).toEqual([200, expect.anything()])
  const { bookingId } = reply.body as { bookingId: string }
  await browser.post(`/api/update-trip-details/${bookingId}`, { note: 'Vol de Mme Oubliée' })
  await browser.post(`/api/booking/${bookingId}/messages`, { text: 'Ici Mme Oubliée' })
  await browser.post('/api/send-email', {
    from: PERSON.email,
    to: 'x@example.org',
    subject: 'Hello',
    message: `I am ${PERSON.fullName}`,
    isContactForm: true,
  })
  await browser.post('/api/send-email', {
    from: PERSON.email,
    subject: 'Newsletter',
    message: '',
    isContactForm: false,
  })
  return { paid, trip, bookingId }
}

const NO_DRIVERS = { additional_driver: 0, main_driver: 0 }
const NO_ROWS = { outbox: 0, newsletter_subscription: 0, ...NO_DRIVERS }

describe('erasing a person', () => {
  it('is rejected until the last rental has ended', async () => {
    await bookAndPay()
    expect(await findTablesWithData()).toEqual(
      expect.arrayContaining([
        'account',
        'additional_driver',
        'main_driver',
        'outbox',
        'trip_details',
        'booking_message',
      ]),
    )
    await expect(eraseByEmail(PERSON.email)).rejects.toThrow('rentals that have not ended (1)')
  })

  it('changes nothing in a dry run, which reports the number of rows by table', async () => {
    const erased = await eraseByEmail(PERSON.email.toUpperCase(), true, AFTER_ALL_TRIPS)
    expect(erased).toMatchObject({ account: 1, additional_driver: 1, newsletter_subscription: 1 })
    expect(await findTablesWithData()).toContain('account')
  })

  // @shows OPS-24
  it('deletes their data from every table, but keeps the booking with its amount', async () => {
    const { id } = await server.db
      .selectFrom('account')
      .select('id')
      .where('email', '=', PERSON.email)
      .executeTakeFirstOrThrow()
    const erased = await eraseByEmail(PERSON.email, false, AFTER_ALL_TRIPS)
    expect(erased).toMatchObject({ account: 1, additional_driver: 1, main_driver: 1 })
    expect(await findTablesWithData()).toEqual([])
    const bookings = await server.db
      .selectFrom('booking')
      .select(['price', 'starts_at'])
      .where('driver_id', '=', id)
      .execute()
    expect(bookings).toHaveLength(1)
    expect(bookings[0]?.price).toBeGreaterThan(0)
    // The address no longer belongs to this person, so there is nothing left to erase.
    expect(await eraseByEmail(PERSON.email, false, AFTER_ALL_TRIPS)).toEqual(NO_ROWS)
  })

  it('deletes a customer without bookings, including picture and license', async () => {
    const browser = new Browser(server.app)
    const email = 'nothing.booked@example.org'
    const person = { ...PERSON, email, language: 'fr', password: 'carthage-by-night' }
    expect((await browser.post('/api/sign-up', person)).status).toBe(200)
    await server.db
      .updateTable('account')
      .set({ verified: true, active: true })
      .where('email', '=', email)
      .execute()
    await browser.post('/api/sign-in/frontend', { email, password: person.password })
    const { id } = await server.db
      .selectFrom('account')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    await browser.upload(`/api/update-avatar/${id}`, 'image', createPng())
    await browser.upload(`/api/update-license/${id}`, 'file', createPdf())
    await eraseByEmail(email)
    expect(await findTablesWithData()).toEqual([])
    const left = await server.db
      .selectFrom('upload')
      .select('name')
      .where('account_id', '=', id)
      .execute()
    expect(left).toEqual([])
  })

  it('rejects staff, and erases nothing for unknown addresses', async () => {
    await expect(eraseByEmail('admin@masar.example')).rejects.toThrow('not of a customer')
    expect(await eraseByEmail('nobody-at-all@example.org')).toEqual(NO_ROWS)
  })

  it('keeps the emails of another person whose address contains theirs', async () => {
    const email = 'short@example.org'
    const written = { to: 'x@example.org', subject: 'Hi', message: 'Hello', isContactForm: true }
    for (const from of [email, `nice-${email}`])
      await new Browser(server.app).post('/api/send-email', { ...written, from })
    expect(await eraseByEmail(email)).toEqual({ ...NO_ROWS, outbox: 2 })
    expect(await eraseByEmail(`nice-${email}`)).toEqual({ ...NO_ROWS, outbox: 2 })
  })

  // @shows OPS-24
  it('anonymizes them as an additional driver of another customer once the rental has ended', async () => {
    const { bookingId } = await bookAndPay()
    const readSecond = () =>
      server.db
        .selectFrom('booking')
        .innerJoin('additional_driver', 'additional_driver.id', 'booking.additional_driver_id')
        .select(['additional_driver.full_name', 'additional_driver.email', 'price'])
        .where('booking.id', '=', bookingId)
        .executeTakeFirstOrThrow()
    const { price } = await readSecond()
    await expect(eraseByEmail(SECOND_DRIVER.email)).rejects.toThrow('drive rentals of others')
    const erased = await eraseByEmail(SECOND_DRIVER.email.toUpperCase(), false, AFTER_ALL_TRIPS)
    expect(erased).toEqual({ ...NO_ROWS, additional_driver: 1 })
    expect(await readSecond()).toEqual({ full_name: 'Erased', email: '', price })
    expect(await findTablesWithData()).not.toContain('additional_driver')
    // The customer who made the booking is not erased.
    expect(await findTablesWithData()).toContain('account')
    await eraseByEmail(PERSON.email, false, AFTER_ALL_TRIPS)
  })

  it('is not needed for additional drivers removed from a booking or deleted with it', async () => {
    const names = async () =>
      (await server.db.selectFrom('additional_driver').select('email').execute()).map(
        ({ email }) => email,
      )
    const { bookingId } = await bookAndPay()
    expect(await names()).toContain(SECOND_DRIVER.email)
    await server.db
      .updateTable('booking')
      .set({ additional_driver_id: null })
      .where('id', '=', bookingId)
      .execute()
    expect(await names()).not.toContain(SECOND_DRIVER.email)
    const { bookingId: deleted } = await bookAndPay()
    await server.db.deleteFrom('booking').where('id', '=', deleted).execute()
    expect(await names()).not.toContain(SECOND_DRIVER.email)
  })

  it('deletes notifications about a booking that staff have deleted', async () => {
    const { bookingId } = await bookAndPay()
    const admin = await createSignedInBrowser(server, 'admin')
    const reply = await admin.post('/api/delete-bookings', [bookingId])
    expect(reply.status).toBe(200)
    expect(await findTablesWithData()).toContain('notification')
    await eraseByEmail(PERSON.email, false, AFTER_ALL_TRIPS)
    expect(await findTablesWithData()).toEqual([])
  })

  it('is rejected while they have an open payment', async () => {
    const payer = new Payer(server)
    await payer.book()
    await payer.prepare()
    const { email } = await server.db
      .selectFrom('booking')
      .innerJoin('account', 'account.id', 'booking.driver_id')
      .select('account.email')
      .where('booking.id', '=', payer.bookingId)
      .executeTakeFirstOrThrow()
    await expect(eraseByEmail(email, false, NOW)).rejects.toThrow('still open')
    await payer.pay(PAYER_CARDS.accepted)
    await payer.check()
    await expect(eraseByEmail(email, false, NOW)).rejects.toThrow('have not ended')
  })
})
