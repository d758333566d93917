import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { landmarks } from '../demo/landmarks.ts'
import { Browser } from '../testing/browser.ts'
import { checkout, nextTrip } from '../testing/requests.ts'
import { NOW, type TestServer, testServer } from '../testing/test-server.ts'
import { FleetMemory } from './fleet-memory.ts'
import type { FleetCar } from './fleet.ts'

const { cars } = landmarks

let server: TestServer
let memory: FleetMemory
let customer: Browser
beforeAll(async () => {
  server = await testServer()
  customer = new Browser(server.app)
  await customer.signIn('oliver')
})
beforeEach(() => {
  memory = new FleetMemory(server.db, () => server.clock.now)
})
afterAll(() => server.close())

const findCar = ({ cars: all }: { cars: readonly FleetCar[] }, id: string): FleetCar => {
  const car = all.find((each) => each.id === id)
  if (!car) throw new Error(`There is no car ${id}.`)
  return car
}
const isHeldOn = async (trip: { from: string; to: string }) => {
  const period = { from: new Date(trip.from), to: new Date(trip.to) }
  const { fleet, isHeld } = await memory.during(period, server.clock.now)
  return isHeld(findCar(fleet, cars.free))
}
const book = async (trip: { from: string; to: string }) => {
  const { body } = await customer.post('/api/checkout', checkout(trip))
  return (body as { bookingId: string }).bookingId
}
const change = (id: string, to: { status: 'cancelled' | 'void'; expires_at?: Date | null }) =>
  server.db.updateTable('booking').set(to).where('id', '=', id).execute()

describe('the bookings in memory', () => {
  it('follow what another server books, cancels and deletes', async () => {
    const trip = nextTrip()
    expect(await isHeldOn(trip)).toBe(false)
    const id = await book(trip)
    expect(await isHeldOn(trip)).toBe(true)
    await change(id, { status: 'cancelled' })
    expect(await isHeldOn(trip)).toBe(false)

    const other = nextTrip()
    const deleted = await book(other)
    expect(await isHeldOn(other)).toBe(true)
    await server.db.deleteFrom('booking').where('id', '=', deleted).execute()
    expect(await isHeldOn(other)).toBe(false)
  })

  it('are known to a server that starts after them', async () => {
    const trip = nextTrip()
    await book(trip)
    expect(await isHeldOn(trip)).toBe(true)
  })

  it('that are being paid for count until their window ends', async () => {
    const trip = nextTrip()
    const id = await book(trip)
    await change(id, { status: 'void', expires_at: new Date(NOW.getTime() + 60_000) })
    expect(await isHeldOn(trip)).toBe(true)
    server.clock.now = new Date(NOW.getTime() + 60_000)
    expect(await isHeldOn(trip)).toBe(false)
    server.clock.now = NOW
  })

  it('do not collide where they touch', async () => {
    const trip = nextTrip()
    await book(trip)
    const next = new Date(Date.parse(trip.to) + 3_600_000).toISOString()
    expect(await isHeldOn({ from: trip.to, to: next })).toBe(false)
    const before = new Date(Date.parse(trip.to) - 60_000).toISOString()
    expect(await isHeldOn({ from: before, to: next })).toBe(true)
  })

  it('survive a change of prices, which brings the cars anew', async () => {
    const trip = nextTrip()
    await book(trip)
    expect(await isHeldOn(trip)).toBe(true)
    await server.db.updateTable('car').set({ deposit: 1 }).where('id', '=', cars.free3).execute()
    expect(findCar(await memory.now(), cars.free3).deposit).toBe(1)
    expect(await isHeldOn(trip)).toBe(true)
  })

  it('are asked for once by all who come at the same time, and never too early', async () => {
    const trip = nextTrip()
    await memory.now()
    const early = isHeldOn(trip)
    await book(trip)
    const late = await Promise.all(Array.from({ length: 20 }, () => isHeldOn(trip)))
    expect(await early).toBe(false)
    expect(late.every(Boolean)).toBe(true)
  })
})
