import { expect } from '@playwright/test'

import { bookByCallAsGuest } from '../../steps/booking/bookings.ts'
import { signInSupplierForCalls, changeStatusByCall } from '../../steps/booking/changes.ts'
import { SANDBOX_CARDS } from '../../steps/server/sandbox.ts'
import { type TypedDriver, createDemoDriver } from '../../steps/person/people.ts'
import { createTripAfter, type DemoTrip } from '../../steps/booking/trip.ts'
import { type DemoPerson, FREE_CARS, LOCATIONS } from '../../steps/booking/demo-fixtures.ts'
import type { WalkScene } from '../scene.ts'

const RIVAL_PREFIX = 'rival.'
export const isRival = (email: string) => email.startsWith(RIVAL_PREFIX)

const ENDED_STATUSES = ['cancelled']

/** The context of a booking test. */
export interface BookingPeople {
  scene: WalkScene
  /** A car for this test only, at a location that no other test searches. */
  trip: DemoTrip
  badis: TypedDriver
  /** The number of addresses that the guest has used. */
  guests: number
  /** A customer whose account is created when a step needs it; null until then. */
  amira: DemoPerson | null
  /** The ids of the bookings whose payment window has ended. */
  overdue: Set<string>
  /** The keys of the requests that have been sent. */
  keys: Set<string>
  /** The URL from which the page last fetched the car and its price. */
  carAddress: string
  /** The payment that was started last, as its form received it. */
  payment: Promise<OpenedPayment> | null
}

interface OpenedPayment {
  sessionId: string
  clientSecret: string
}

export async function createBookingPeople(scene: WalkScene): Promise<BookingPeople> {
  await scene.page.clock.install()
  const keys = new Set<string>()
  scene.page.on('request', (request) => {
    const key = request.headers()['idempotency-key']
    if (key && new URL(request.url()).pathname === '/api/checkout') keys.add(key)
  })
  const trip = await createTrip(scene)
  const badis = {
    ...createDemoDriver(`badis.${scene.name}@mail.example`),
    fullName: 'Badis Gharbi',
  }
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
 * Gives the guest a new email address and birth date, and returns the new guest. The previous address may
 * belong to an account that was never activated, and the previous birth date may have been refused.
 */
export function replaceGuest(people: BookingPeople): TypedDriver {
  people.guests += 1
  const email = `badis.${people.guests}.${people.scene.name}@mail.example`
  const birthDate = `1990-12-${10 + (people.guests % 20)}`
  people.badis = { ...people.badis, email, birthDate }
  return people.badis
}

/** Pays for the open payment through the API, because the page no longer shows its form. */
export async function payElsewhere({ scene, payment }: BookingPeople) {
  const opened = await payment
  if (!opened) throw new Error('No payment has been opened.')
  const { sessionId, clientSecret } = opened
  const answer = await scene.request.post(`/sandbox/payments/${sessionId}/pay`, {
    data: { clientSecret, number: SANDBOX_CARDS.accepted, expiry: '12/40', code: '123' },
  })
  expect(await answer.json()).toEqual({ status: 'succeeded' })
}

/** Returns a customer whose account contains all driver details. Creates the account on first use. */
export async function ensureCustomer(people: BookingPeople): Promise<DemoPerson> {
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

async function createTrip({ testActions }: WalkScene): Promise<DemoTrip> {
  const [like] = FREE_CARS
  const id = await testActions.newCar(like.id, LOCATIONS.gafsa.id)
  return { ...createTripAfter(21, { ...like, id }), location: LOCATIONS.gafsa }
}

/**
 * Asserts that there are no more bookings than keys, at most one active booking, and at most one charge without
 * a refund, even after retries.
 */
export async function expectBookedAtMostOnce({
  scene: { testActions },
  trip,
  keys,
}: BookingPeople) {
  const all = await testActions.listBookings(trip.car.id)
  const bookings = all.filter(({ email }) => !isRival(email))
  const activeBookings = bookings.filter(({ status }) => !ENDED_STATUSES.includes(status))
  const charges = await testActions.listCharges(trip.car.id)
  expect(bookings.length).toBeLessThanOrEqual(keys.size)
  expect(activeBookings.length).toBeLessThanOrEqual(1)
  expect(charges.filter(({ refunded }) => !refunded).length).toBeLessThanOrEqual(1)
}

/** As another customer, books the same car for the same days. */
export const bookAsRival = ({ scene, trip, badis }: BookingPeople) =>
  bookByCallAsGuest(scene.request, trip, { ...badis, email: `${RIVAL_PREFIX}${badis.email}` })

/** As the supplier, changes the status of the car's active bookings. */
export async function setActiveStatuses({ scene, trip }: BookingPeople, status: string) {
  const bookings = await scene.testActions.listBookings(trip.car.id)
  const ids = bookings
    .filter((booking) => !ENDED_STATUSES.includes(booking.status))
    .map(({ id }) => id)
  if (ids.length === 0) return
  const browser = scene.page.context().browser()
  if (!browser) throw new Error('The browser is gone.')
  const context = await browser.newContext({ baseURL: scene.origin })
  await signInSupplierForCalls(context.request)
  await changeStatusByCall(context.request, ids, status)
  await context.close()
}
