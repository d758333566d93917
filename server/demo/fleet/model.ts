import type { Gearbox } from '@masar/domain/car/catalogue.ts'
import type { Car } from '../../db/schema.d.ts'

export type Range = Car['range']
export type Fuel = Car['type']

/** A fuel and gearbox of a model, with its emissions in grams per kilometer. */
export type Engine = readonly [fuel: Fuel, gearbox: Gearbox, co2: number | null]

export interface CarModel {
  name: string
  range: Range
  seats: number
  doors: number
  /** Dinars for one day in Tunisia, before the supplier's own factor. */
  dailyPrice: number
  engines: readonly Engine[]
  aircon?: false
  /** The level of multimedia equipment: 0 is a plain radio, 3 is a screen that mirrors every phone. */
  multimedia?: 0 | 1 | 2 | 3
}
