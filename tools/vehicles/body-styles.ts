import type { DrawnBody } from '../../src/ui/drawings/vehicle-drawing.tsx'
import { city, estate, fiveDoorCity, hatch, saloon } from './cars.ts'
import { scooter } from './scooter.ts'
import { carrier, compactSuv, largeSuv, pickup } from './tall-cars.ts'
import { bus, minibus, shuttle, van } from './vans.ts'
import type { Vehicle } from './vehicle.ts'
import { box, camper, caravan } from './with-body.ts'

export const VEHICLES = {
  city,
  fiveDoorCity,
  hatch,
  saloon,
  estate,
  compactSuv,
  largeSuv,
  carrier,
  minibus,
  shuttle,
  bus,
  pickup,
  van,
  box,
  camper,
  caravan,
  scooter,
} satisfies Record<DrawnBody, Vehicle>
