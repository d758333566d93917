import type { Database } from '../db/connection/connect.ts'
import { canBeRented } from './fleet-prices.ts'
import type { Fleet } from './fleet.ts'

export type FleetChoice = {
  cars: number
  suppliers: number
  locations: number
  freeCancellation: number
}

const choiceByFleet = new WeakMap<Fleet, Promise<FleetChoice>>()

/** Counts what customers can choose from, once per fleet revision. */
export function countFleetChoice(db: Database, fleet: Fleet): Promise<FleetChoice> {
  const choice = choiceByFleet.get(fleet) ?? countChoice(db, fleet)
  choiceByFleet.set(fleet, choice)
  choice.catch(() => choiceByFleet.delete(fleet))
  return choice
}

async function countChoice(db: Database, fleet: Fleet): Promise<FleetChoice> {
  const cars = [...fleet.cars.values()].filter(canBeRented)
  const free = await db
    .selectFrom('car')
    .innerJoin('supplier', 'supplier.id', 'car.supplier_id')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('car.cancellation', '=', 0)
    .where('car.available', '=', true)
    .where('car.fully_booked', '=', false)
    .where('car.coming_soon', '=', false)
    .where('supplier.blacklisted', '=', false)
    .executeTakeFirstOrThrow()
  return {
    cars: cars.length,
    suppliers: new Set(cars.map(({ kind }) => kind.supplier.id)).size,
    locations: [...fleet.locations.values()].filter((location) => location.cars.some(canBeRented))
      .length,
    freeCancellation: Number(free.count),
  }
}
