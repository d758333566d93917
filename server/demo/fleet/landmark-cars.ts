import { addDays, type CalendarDate } from '@masar/domain/rental/calendar.ts'

import {
  toMillimes,
  subtractMonths,
  makePlainCar,
  type Season,
  type SeedCar,
  type SeedCarRow,
} from './car.ts'
import { models } from './models.ts'

interface LandmarkCar {
  model: string
  supplier: string
  locations: readonly string[]
  differs?: Partial<SeedCarRow>
  seasons?: (today: CalendarDate) => readonly Season[]
}

const AIRPORT_LOCATIONS = ['tunis-airport', 'tunis']
const TIERED_PRICES = {
  bi_weekly_price: toMillimes(230),
  weekly_price: toMillimes(500),
  monthly_price: toMillimes(1800),
}

const makeFreeCar = (model: string): LandmarkCar => ({
  model,
  supplier: 'jasmin',
  locations: AIRPORT_LOCATIONS,
  differs: { rating: 4.6, trips: 48, deposit: toMillimes(300) },
})

const makeSupplierCar = (
  supplier: string,
  model: string,
  differs: Partial<SeedCarRow> = {},
): LandmarkCar => ({
  model,
  supplier,
  locations: AIRPORT_LOCATIONS,
  differs: { rating: 4.2, trips: 31, deposit: toMillimes(250), ...differs },
})

/**
 * Cars on which tests, stories and demos may depend. The default car has only a daily price and no rules; each
 * of these differs from it in the property that it is named after.
 */
const LANDMARK_CARS = {
  free: makeFreeCar('Renault Clio'),
  free2: makeFreeCar('Peugeot 208'),
  free3: makeFreeCar('Kia Picanto'),
  free4: makeFreeCar('Volkswagen Polo'),
  free5: makeFreeCar('Dacia Duster'),
  free6: makeFreeCar('Peugeot 2008'),
  tiered: makeSupplierCar('jasmin', 'Seat Ibiza', {
    daily_price: toMillimes(90),
    ...TIERED_PRICES,
  }),
  hourly: makeSupplierCar('jasmin', 'Opel Corsa', {
    daily_price: toMillimes(90),
    hourly_price: toMillimes(12),
  }),
  discounted: makeSupplierCar('jasmin', 'Toyota Yaris', {
    daily_price: toMillimes(100),
    discounted_daily_price: toMillimes(85),
    ...TIERED_PRICES,
    discounted_weekly_price: toMillimes(450),
  }),
  seasonal: {
    ...makeSupplierCar('jasmin', 'Citroën C3', {
      daily_price: toMillimes(90),
      is_date_based_price: true,
    }),
    seasons: (today) => [
      {
        startDate: addDays(today, 20),
        endDate: addDays(today, 29),
        dailyPrice: toMillimes(125),
      },
    ],
  },
  withoutDeposit: makeSupplierCar('jasmin', 'Fiat Panda', { deposit: 0 }),
  forAdults: makeSupplierCar('jasmin', 'Jeep Compass', { minimum_age: 25 }),
  everythingIncluded: makeSupplierCar('jasmin', 'Renault Captur', {
    cancellation: 0,
    amendments: 0,
    theft_protection: 0,
    collision_damage_waiver: 0,
    full_insurance: 0,
    additional_driver: 0,
  }),
  nothingToAdd: makeSupplierCar('jasmin', 'Suzuki Celerio', {
    cancellation: -1,
    amendments: -1,
    theft_protection: -1,
    collision_damage_waiver: -1,
    full_insurance: -1,
    additional_driver: -1,
  }),
  comingSoon: makeSupplierCar('jasmin', 'BYD Atto 3', { coming_soon: true }),
  fullyBooked: makeSupplierCar('jasmin', 'Mini Cooper', { fully_booked: true }),
  unavailable: makeSupplierCar('jasmin', 'Ford Fiesta', { available: false }),
  taken: makeSupplierCar('jasmin', 'Hyundai i20'),
  paidOnlineOnly: makeSupplierCar('medina', 'Suzuki Swift'),
  withLicense: {
    ...makeSupplierCar('ile-douce', 'Fiat 500'),
    locations: ['djerba-airport', 'houmt-souk'],
  },
  threeDaysAtLeast: {
    ...makeSupplierCar('sahel', 'Kia Rio'),
    locations: ['monastir-airport', 'sousse'],
  },
  dearer: makeSupplierCar('dune', 'Suzuki Jimny'),
  cheaper: makeSupplierCar('cap-bon', 'Dacia Sandero'),
  ofSuspendedSupplier: makeSupplierCar('sprint', 'Renault Clio'),
} satisfies Record<string, LandmarkCar>

export type LandmarkCarName = keyof typeof LANDMARK_CARS

export const landmarkCarNames = Object.keys(LANDMARK_CARS) as LandmarkCarName[]

export const toLandmarkCarKey = (name: LandmarkCarName) => `landmark/${name}`

export function makeLandmarkCars(today: CalendarDate): SeedCar[] {
  return Object.entries<LandmarkCar>(LANDMARK_CARS).map(([name, landmark]) => {
    const model = models.find((each) => each.name === landmark.model)
    const engine = model?.engines[0]
    if (!model || !engine) throw new Error(`There is no model called ${landmark.model}.`)
    const key = toLandmarkCarKey(name as LandmarkCarName)
    const { supplier, locations, differs, seasons } = landmark
    const createdAt = subtractMonths(today, 18)
    return {
      row: { ...makePlainCar({ key, supplier, model, engine, createdAt }), ...differs },
      supplier,
      locations,
      seasons: seasons?.(today) ?? [],
    }
  })
}
