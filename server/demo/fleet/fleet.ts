import type { CalendarDate } from '@masar/domain/rental/calendar.ts'

import { type Random, createRandom } from '../random.ts'
import { toMillimes, subtractMonths, makePlainCar, type SeedCar, type SeedCarRow } from './car.ts'
import type { CarModel, Range } from './model.ts'
import { models } from './models.ts'
import { makePriceList } from './price-lists.ts'
import type { Supplier } from './supplier.ts'
import { suppliers } from './suppliers.ts'

/** Creates cars that are realistic and deterministic. No test depends on them. */
export function makeFleet(today: CalendarDate): SeedCar[] {
  return suppliers.flatMap((supplier) =>
    Array.from({ length: supplier.cars }, (_, index) => makeFleetCar(supplier, index + 1, today)),
  )
}

function makeFleetCar(supplier: Supplier, serial: number, today: CalendarDate): SeedCar {
  const key = `${supplier.key}/${serial}`
  const random = createRandom(`car/${key}`)
  const model = chooseModel(
    listModelsInRange(random.weighted(listEntries(supplier.ranges))),
    serial,
  )
  const locations = chooseLocations(supplier, serial, random)
  const style = random.weighted(listEntries(supplier.pricing))
  const daily = Math.round(model.dailyPrice * supplier.level * (0.94 + random.next() * 0.12))
  const { prices, seasons } = makePriceList(style, { daily, today, random })
  const createdAt = subtractMonths(today, random.between(13, 40))
  const engine = random.pick(listEngines(supplier, model))
  const row = {
    ...makePlainCar({ key, supplier: supplier.key, model, engine, createdAt }),
    ...prices,
    ...chooseConditions(model, daily, random),
    ...chooseExtras(daily, random),
    ...chooseReputation(random),
    ...chooseAvailability(random),
  }
  return { row, supplier: supplier.key, locations, seasons }
}

function listEntries<Key extends string>(weights: Partial<Record<Key, number>>) {
  return Object.entries<number | undefined>(weights).map(
    ([key, weight]) => [key as Key, weight ?? 0] as const,
  )
}

/** Cycles through the models, so that neighbors in a list differ. */
function chooseModel(choices: readonly CarModel[], serial: number): CarModel {
  const model = choices[serial % choices.length]
  if (!model) throw new Error('No model is sold in this range.')
  return model
}

const listModelsInRange = (range: Range) => models.filter((model) => model.range === range)

/** Returns the engines that a supplier offers. Volta has only electric cars. */
function listEngines(supplier: Supplier, model: CarModel) {
  const plugged = model.engines.filter(([fuel]) => fuel === 'electric' || fuel.includes('ybrid'))
  return supplier.key === 'volta' && plugged.length > 0 ? plugged : model.engines
}

/**
 * Returns one to three locations of a car. Groups of locations alternate, and the first ones are chosen more
 * often.
 */
function chooseLocations(supplier: Supplier, serial: number, random: Random): string[] {
  const turn = supplier.stations[serial % supplier.stations.length]
  const byRank = supplier.stations.map((group, rank) => [group, 1 / (rank + 1)] as const)
  const [hub = 'tunis', ...others] = (random.chance(0.6) && turn) || random.weighted(byRank)
  const count = random.between(0, Math.min(2, others.length))
  const shuffled = others.toSorted((a, b) => rankLocation(a, serial) - rankLocation(b, serial))
  return random.chance(0.75) || others.length === 0
    ? [hub, ...shuffled.slice(0, count)]
    : shuffled.slice(0, Math.max(1, count))
}

const rankLocation = (location: string, serial: number) =>
  createRandom(`${location}/${serial}`).next()

const DEPOSITS = [0, 0, 150, 240, 250, 300, 400, 500, 500, 600, 750, 800]
const HEAVY_DEPOSITS = [500, 750, 900, 1000, 1200, 1500, 2000]

function chooseConditions(model: CarModel, daily: number, random: Random): Partial<SeedCarRow> {
  const heavy = daily > 190
  return {
    deposit: toMillimes(random.pick(heavy ? HEAVY_DEPOSITS : DEPOSITS)),
    minimum_age: heavy ? random.pick([23, 25, 25]) : random.pick([21, 21, 21, 23, 25]),
    mileage: random.chance(0.55) ? -1 : random.pick([100, 150, 200, 250, 300]),
    fuel_policy: random.weighted([
      ['fullToFull', 6],
      ['likeForlike', 4],
      ['freeTank', 1],
      ['FullToEmpty', 1],
    ] as const),
    aircon: (model.aircon ?? true) && !(model.multimedia === 0 && random.chance(0.4)),
  }
}

/** Chooses the price of each extra: included (0), unavailable (-1) or a price in dinars. */
function chooseExtras(daily: number, random: Random): Partial<SeedCarRow> {
  const step = Math.max(1, daily / 100)
  const offer = (included: number, absent: number, low: number, high: number) =>
    random.weighted([
      [0, included],
      [-1, absent],
      [toMillimes(Math.round(random.between(low, high) * step)), 10 - included - absent],
    ] as const)
  return {
    cancellation: offer(3, 1, 15, 30),
    amendments: offer(3, 1, 8, 18),
    theft_protection: offer(3, 1, 4, 8),
    collision_damage_waiver: offer(3, 1, 7, 12),
    full_insurance: offer(1, 2, 14, 26),
    additional_driver: offer(2, 1, 5, 10),
  }
}

/** Chooses a rating and a number of trips. One car in eight is new: it has no rating and few trips. */
function chooseReputation(random: Random): Partial<SeedCarRow> {
  if (random.chance(0.125)) return { rating: null, trips: random.between(0, 6) }
  const rating = 5 - random.next() * random.next() * 3.4
  return { rating: Math.round(rating * 10) / 10, trips: random.between(7, 240) }
}

function chooseAvailability(random: Random): Partial<SeedCarRow> {
  return random.weighted([
    [{}, 91],
    [{ coming_soon: true, rating: null, trips: 0 }, 4],
    [{ fully_booked: true }, 3],
    [{ available: false }, 2],
  ] as const)
}
