import type { Gearbox } from '@masar/domain/car/catalogue.ts'
import type { Car } from '../../db/schema.d.ts'

export type Range = Car['range']
export type Fuel = Car['type']

/** A fuel and gearbox in which a model is sold, with its emissions in grams a kilometre. */
export type Engine = readonly [fuel: Fuel, gearbox: Gearbox, co2: number | null]

export interface CarModel {
  name: string
  range: Range
  seats: number
  doors: number
  /** Dinars for one day in Tunisia, before the supplier's own level. */
  dailyPrice: number
  engines: readonly Engine[]
  aircon?: false
  /** 0 is a plain radio, 3 is a screen that mirrors every telephone. */
  multimedia?: 0 | 1 | 2 | 3
}
