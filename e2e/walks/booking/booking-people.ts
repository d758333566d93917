import { expect } from '@playwright/test'

import { guestBooksByCall } from '../../steps/booking/bookings.ts'
import { callsAsSupplier, changeStatusByCall } from '../../steps/booking/changes.ts'
import { SANDBOX_CARDS } from '../../steps/server/sandbox.ts'
import { type TypedDriver, demoDriver } from '../../steps/person/people.ts'
import { tripAfter, type DemoTrip } from '../../steps/booking/trip.ts'
import { type DemoPerson, FREE_CARS, LOCATIONS } from '../../steps/booking/demo-fixtures.ts'
import type { WalkScene } from '../scene.ts'

const RIVAL = 'rival.'
export const isRival = (email: string) => email.startsWith(RIVAL)

const ENDED_STATUSES = ['cancelled']

/** The context of a booking test. */
export interface BookingPeople {
  scene: WalkScene
  /** A car for this test only, at a location that no other test searches. */
  trip: DemoTrip
  /** A guest. */
  badis: TypedDriver
  /** The number of addresses that the guest has used. */
  guests: number
  /** A customer whose account is created when a step needs it; null until then. */
  amira: DemoPerson | null
  /** The bookings whose payment window is over. */
  overdue: Set<string>
  /** The keys of the requests that have been sent. */
  keys: Set<string>
  /** The address from which the page fetched the car and its price last. */
  carAddress: string
  /** The payment that was started last, from its form. */
  payment: Promise<OpenedPayment> | null
}

interface OpenedPayment {
  sessionId: string
  clientSecret: string
}

export async function bookingPeople(scene: WalkScene): Promise<BookingPeople> {
  await scene.page.clock.install()
  const keys = new Set<string>()
  scene.page.on('request', (request) => {
    const key = request.headers()['idempotency-key']
    if (key && new URL(request.url()).pathname === '/api/checkout') keys.add(key)
  })
  const trip = await ownTrip(scene)
  const badis = { ...demoDriver(`badis.${scene.name}@mail.example`), fullName: 'Badis Gharbi' }
  const people: BookingPeople = {
    scene,
    trip,
    badis,
    guests: 0,
    amira: null,
    overdue: new Set(),
    keys,
    carAddress: '',
    payment: null,
  }
  scene.page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/car/')) people.carAddress = request.url()
  })
  scene.page.on('response', (response) => {
    if (new URL(response.url()).pathname === '/api/create-checkout-session')
      people.payment = response.json() as Promise<OpenedPayment>
  })
  return people
}

/**
 * The guest has an account that was never opened: the next booking needs another address. A refused birth date is
 * not used again: the next guest has another one.
 */
export function asNewGuest(people: BookingPeople): TypedDriver {
  people.guests += 1
  const email = `badis.${people.guests}.${people.scene.name}@mail.example`
  const birthDate = `1990-12-${10 + (people.guests % 20)}`
  people.badis = { ...people.badis, email, birthDate }
  return people.badis
}

/** The open payment is paid from elsewhere: its form is no longer on the page. */
export async function paysElsewhere({ scene, payment }: BookingPeople) {
  const opened = await payment
  if (!opened) throw new Error('No payment has been opened.')
  const { sessionId, clientSecret } = opened
  const answer = await scene.request.post(`/sandbox/payments/${sessionId}/pay`, {
    data: { clientSecret, number: SANDBOX_CARDS.accepted, expiry: '12/40', code: '123' },
  })
  expect(await answer.json()).toEqual({ status: 'succeeded' })
}

/** A customer whose account has all driver details. */
export async function findCustomer(people: BookingPeople): Promise<DemoPerson> {
  const { scene, badis, amira } = people
  if (amira) return amira
  const email = `amira.${scene.name}@mail.example`
  const account = { fullName: 'Amira Ben Salah', email, password: 'plage-de-gammarth' }
  const { phone, birthDate } = badis
  const data = { ...account, phone, birthDate, language: 'en' }
  const response = await scene.request.post('/api/sign-up', { data })
  expect(response.ok()).toBe(true)
  people.amira = { name: account.fullName, email, password: account.password }
  return people.amira
}

async function ownTrip({ testActions }: WalkScene): Promise<DemoTrip> {
  const [like] = FREE_CARS
  const id = await testActions.newCar(like.id, LOCATIONS.gafsa.id)
  return { ...tripAfter(21, { ...like, id }), location: LOCATIONS.gafsa }
}

/**
 * With any number of retries: never more bookings than keys, never two active ones, and never more than one charge
 * without a refund.
 */
export async function bookedAtMostOnce({ scene: { testActions }, trip, keys }: BookingPeople) {
  const all = await testActions.listBookings(trip.car.id)
  const bookings = all.filter(({ email }) => !isRival(email))
  const activeBookings = bookings.filter(({ status }) => !ENDED_STATUSES.includes(status))
  const charges = await testActions.listCharges(trip.car.id)
  expect(bookings.length).toBeLessThanOrEqual(keys.size)
  expect(activeBookings.length).toBeLessThanOrEqual(1)
  expect(charges.filter(({ refunded }) => !refunded).length).toBeLessThanOrEqual(1)
}

/** Another customer books the same car for the same days. */
export const rivalBooks = ({ scene, trip, badis }: BookingPeople) =>
  guestBooksByCall(scene.request, trip, { ...badis, email: `${RIVAL}${badis.email}` })

/** The supplier's staff change the status of active bookings of the car. */
export async function supplierSetsAll({ scene, trip }: BookingPeople, status: string) {
  const bookings = await scene.testActions.listBookings(trip.car.id)
  const ids = bookings
    .filter((booking) => !ENDED_STATUSES.includes(booking.status))
    .map(({ id }) => id)
  if (ids.length === 0) return
  const browser = scene.page.context().browser()
  if (!browser) throw new Error('The browser is gone.')
  const context = await browser.newContext({ baseURL: scene.origin })
  await callsAsSupplier(context.request)
  await changeStatusByCall(context.request, ids, status)
  await context.close()
}
