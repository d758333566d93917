import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { landmarks } from '../demo/landmarks.ts'
import { Browser } from '../testing/browser.ts'
import { buildCheckout, createTrip } from '../testing/requests.ts'
import { NOW, type TestServer, createTestServer } from '../testing/test-server.ts'
import { FleetMemory } from './fleet-memory.ts'
import type { Fleet, FleetCar } from './fleet.ts'

const { cars } = landmarks

let server: TestServer
let memory: FleetMemory
let customer: Browser
beforeAll(async () => {
  server = await createTestServer()
  customer = new Browser(server.app)
  await customer.signIn('oliver')
})
beforeEach(() => {
  memory = new FleetMemory(server.db, () => server.clock.now)
})
afterAll(() => server.close())

const findCar = ({ cars: all }: Fleet, id: string): FleetCar => {
  const car = all.get(id)
  if (!car) throw new Error(`There is no car ${id}.`)
  return car
}
const isBookedOn = async (trip: { from: string; to: string }) => {
  const period = { from: new Date(trip.from), to: new Date(trip.to) }
  const { fleet, isHeld } = await memory.during(period, server.clock.now)
  return isHeld(findCar(fleet, cars.free))
}
const bookFreeCar = async (trip: { from: string; to: string }) => {
  const { body } = await customer.post('/api/checkout', buildCheckout(trip))
  return (body as { bookingId: string }).bookingId
}
const changeBooking = (
  id: string,
  to: { status: 'cancelled' | 'void'; expires_at?: Date | null },
) => server.db.updateTable('booking').set(to).where('id', '=', id).execute()

const listCarsAt = ({ locations }: Fleet, location: string) =>
  locations.get(location)?.cars.map(({ id }) => id) ?? []

describe('the bookings in memory', () => {
  it('reflect what another server books, cancels and deletes', async () => {
    const trip = createTrip()
    expect(await isBookedOn(trip)).toBe(false)
    const id = await bookFreeCar(trip)
    expect(await isBookedOn(trip)).toBe(true)
    await changeBooking(id, { status: 'cancelled' })
    expect(await isBookedOn(trip)).toBe(false)

    const other = createTrip()
    const deleted = await bookFreeCar(other)
    expect(await isBookedOn(other)).toBe(true)
    await server.db.deleteFrom('booking').where('id', '=', deleted).execute()
    expect(await isBookedOn(other)).toBe(false)
  })

  it('are loaded by a server that starts later', async () => {
    const trip = createTrip()
    await bookFreeCar(trip)
    expect(await isBookedOn(trip)).toBe(true)
  })

  it('that await payment count until their window ends', async () => {
    const trip = createTrip()
    const id = await bookFreeCar(trip)
    await changeBooking(id, { status: 'void', expires_at: new Date(NOW.getTime() + 60_000) })
    expect(await isBookedOn(trip)).toBe(true)
    server.clock.now = new Date(NOW.getTime() + 60_000)
    expect(await isBookedOn(trip)).toBe(false)
    server.clock.now = NOW
  })

  it('do not overlap when adjacent', async () => {
    const trip = createTrip()
    await bookFreeCar(trip)
    const next = new Date(Date.parse(trip.to) + 3_600_000).toISOString()
    expect(await isBookedOn({ from: trip.to, to: next })).toBe(false)
    const before = new Date(Date.parse(trip.to) - 60_000).toISOString()
    expect(await isBookedOn({ from: before, to: next })).toBe(true)
  })

  it('survive a price change, which reloads the cars', async () => {
    const trip = createTrip()
    await bookFreeCar(trip)
    expect(await isBookedOn(trip)).toBe(true)
    await server.db.updateTable('car').set({ deposit: 1 }).where('id', '=', cars.free3).execute()
    expect(findCar(await memory.now(), cars.free3).deposit).toBe(1)
    expect(await isBookedOn(trip)).toBe(true)
  })

  it('are current for every search that starts while an earlier search is loading them', async () => {
    const trip = createTrip()
    await memory.now()
    const early = isBookedOn(trip)
    await bookFreeCar(trip)
    const late = await Promise.all(Array.from({ length: 20 }, () => isBookedOn(trip)))
    expect(await early).toBe(false)
    expect(late.every(Boolean)).toBe(true)
  })
})

describe('the cars in memory', () => {
  const airport = landmarks.locations.tunisAirport

  it('are reloaded individually', async () => {
    const before = await memory.now()
    const price = findCar(before, cars.free3).priceList.prices.dailyPrice ?? 0
    await server.db
      .updateTable('car')
      .set({ daily_price: price + 1000 })
      .where('id', '=', cars.free3)
      .execute()
    const after = await memory.now()
    expect(findCar(after, cars.free3).priceList.prices.dailyPrice).toBe(price + 1000)
    expect(findCar(after, cars.free)).toBe(findCar(before, cars.free))
    expect(await memory.now()).toBe(after)
  })

  it('are updated when their locations or seasons change', async () => {
    expect(listCarsAt(await memory.now(), airport)).toContain(cars.free)
    const link = { car_id: cars.free, location_id: airport }
    await server.db
      .deleteFrom('car_location')
      .where('car_id', '=', link.car_id)
      .where('location_id', '=', airport)
      .execute()
    expect(listCarsAt(await memory.now(), airport)).not.toContain(cars.free)
    await server.db.insertInto('car_location').values(link).execute()
    expect(listCarsAt(await memory.now(), airport)).toContain(cars.free)

    const season = {
      id: 'f'.repeat(24),
      car_id: cars.free,
      start_date: '2031-01-01',
      end_date: '2031-02-01',
      daily_price: 123_000,
    }
    await server.db.insertInto('date_based_price').values(season).execute()
    const { prices } = findCar(await memory.now(), cars.free).priceList
    expect(prices.dateBasedPrices?.map(({ dailyPrice }) => dailyPrice)).toContain(123_000)
  })

  it('are sorted by daily price after a change, without duplicates', async () => {
    const listed = listCarsAt(await memory.now(), airport)
    const cheapest = listed.at(-1) ?? ''
    await server.db.updateTable('car').set({ daily_price: 1 }).where('id', '=', cheapest).execute()
    const after = listCarsAt(await memory.now(), airport)
    expect(after[0]).toBe(cheapest)
    expect(after.toSorted()).toEqual(listed.toSorted())
  })

  it('appear and disappear when added and deleted', async () => {
    const template = await server.db
      .selectFrom('car')
      .selectAll()
      .where('id', '=', cars.free)
      .executeTakeFirstOrThrow()
    const id = 'e'.repeat(24)
    const { multimedia } = template
    await server.db
      .insertInto('car')
      .values({ ...template, id, multimedia })
      .execute()
    await server.db
      .insertInto('car_location')
      .values({ car_id: id, location_id: airport })
      .execute()
    expect(listCarsAt(await memory.now(), airport)).toContain(id)
    await server.db.deleteFrom('car').where('id', '=', id).execute()
    expect(listCarsAt(await memory.now(), airport)).not.toContain(id)
  })

  it('reuse the slots of unused price lists', async () => {
    const before = (await memory.now()).priceLists.length
    for (const price of [10_001, 10_002, 10_003, 10_004]) {
      // oxlint-disable-next-line no-await-in-loop -- changes must be sequential
      await server.db
        .updateTable('car')
        .set({ daily_price: price })
        .where('id', '=', cars.free3)
        .execute()
      // oxlint-disable-next-line no-await-in-loop -- each change must be read before the next one
      const { priceList } = findCar(await memory.now(), cars.free3)
      expect(priceList.prices.dailyPrice).toBe(price)
    }
    expect((await memory.now()).priceLists.length).toBeLessThanOrEqual(before + 1)
  })
})
