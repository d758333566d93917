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

const OVER = ['cancelled']

/** What a walk of a booking is about. */
export interface BookingPeople {
  scene: WalkScene
  /** A car that is this walk's alone, where no other test looks. */
  trip: DemoTrip
  /** A guest. */
  badis: TypedDriver
  /** How many addresses the guest has had. */
  guests: number
  /** Has an account, once somebody asks for it. */
  amira: DemoPerson | null
  /** The bookings whose time to pay is over. */
  overdue: Set<string>
  /** The keys of the requests that have been sent. */
  keys: Set<string>
  /** The payment that was opened last, as its form has it. */
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
    payment: null,
  }
  scene.page.on('response', (response) => {
    if (new URL(response.url()).pathname === '/api/create-checkout-session')
      people.payment = response.json() as Promise<OpenedPayment>
  })
  return people
}

/**
 * A guest has an account that nobody has opened: the next booking needs another address. And what was
 * refused is not asked for again: the next one was born on another day.
 */
export function asNewGuest(people: BookingPeople): TypedDriver {
  people.guests += 1
  const email = `badis.${people.guests}.${people.scene.name}@mail.example`
  const birthDate = `1990-12-${10 + (people.guests % 20)}`
  people.badis = { ...people.badis, email, birthDate }
  return people.badis
}

/** The payment that is open is paid from elsewhere: its form is no longer on the page. */
export async function paysElsewhere({ scene, payment }: BookingPeople) {
  const opened = await payment
  if (!opened) throw new Error('No payment has been opened.')
  const { sessionId, clientSecret } = opened
  const answer = await scene.request.post(`/sandbox/payments/${sessionId}/pay`, {
    data: { clientSecret, number: SANDBOX_CARDS.accepted, expiry: '12/40', code: '123' },
  })
  expect(await answer.json()).toEqual({ status: 'succeeded' })
}

/** Somebody with an account that says everything which is asked of a driver. */
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
 * However often it was asked for: never more bookings than keys, never two that stand, and never more
 * than one charge that has not gone back.
 */
export async function bookedAtMostOnce({ scene: { testActions }, trip, keys }: BookingPeople) {
  const all = await testActions.listBookings(trip.car.id)
  const bookings = all.filter(({ email }) => !isRival(email))
  const activeBookings = bookings.filter(({ status }) => !OVER.includes(status))
  const charges = await testActions.listCharges(trip.car.id)
  expect(bookings.length).toBeLessThanOrEqual(keys.size)
  expect(activeBookings.length).toBeLessThanOrEqual(1)
  expect(charges.filter(({ refunded }) => !refunded).length).toBeLessThanOrEqual(1)
}

/** Somebody else books the same car for the same days. */
export const rivalBooks = ({ scene, trip, badis }: BookingPeople) =>
  guestBooksByCall(scene.request, trip, { ...badis, email: `${RIVAL}${badis.email}` })

/** The supplier's people give the bookings of the car that stand another status. */
export async function supplierSetsAll({ scene, trip }: BookingPeople, status: string) {
  const bookings = await scene.testActions.listBookings(trip.car.id)
  const ids = bookings.filter((booking) => !OVER.includes(booking.status)).map(({ id }) => id)
  if (ids.length === 0) return
  const browser = scene.page.context().browser()
  if (!browser) throw new Error('The browser is gone.')
  const context = await browser.newContext({ baseURL: scene.origin })
  await callsAsSupplier(context.request)
  await changeStatusByCall(context.request, ids, status)
  await context.close()
}
