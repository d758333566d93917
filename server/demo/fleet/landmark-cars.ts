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

const free = (model: string): LandmarkCar => ({
  model,
  supplier: 'jasmin',
  locations: AIRPORT_LOCATIONS,
  differs: { rating: 4.6, trips: 48, deposit: toMillimes(300) },
})

const at = (supplier: string, model: string, differs: Partial<SeedCarRow> = {}): LandmarkCar => ({
  model,
  supplier,
  locations: AIRPORT_LOCATIONS,
  differs: { rating: 4.2, trips: 31, deposit: toMillimes(250), ...differs },
})

/**
 * Cars on which tests, stories and demos may depend. Each differs from the default car (which has only a daily
 * price and no rules) in the property it is named after.
 */
const LANDMARK_CARS = {
  free: free('Renault Clio'),
  free2: free('Peugeot 208'),
  free3: free('Kia Picanto'),
  free4: free('Volkswagen Polo'),
  free5: free('Dacia Duster'),
  free6: free('Peugeot 2008'),
  tiered: at('jasmin', 'Seat Ibiza', { daily_price: toMillimes(90), ...TIERED_PRICES }),
  hourly: at('jasmin', 'Opel Corsa', { daily_price: toMillimes(90), hourly_price: toMillimes(12) }),
  discounted: at('jasmin', 'Toyota Yaris', {
    daily_price: toMillimes(100),
    discounted_daily_price: toMillimes(85),
    ...TIERED_PRICES,
    discounted_weekly_price: toMillimes(450),
  }),
  seasonal: {
    ...at('jasmin', 'Citroën C3', { daily_price: toMillimes(90), is_date_based_price: true }),
    seasons: (today) => [
      {
        startDate: addDays(today, 20),
        endDate: addDays(today, 29),
        dailyPrice: toMillimes(125),
      },
    ],
  },
  withoutDeposit: at('jasmin', 'Fiat Panda', { deposit: 0 }),
  forAdults: at('jasmin', 'Jeep Compass', { minimum_age: 25 }),
  everythingIncluded: at('jasmin', 'Renault Captur', {
    cancellation: 0,
    amendments: 0,
    theft_protection: 0,
    collision_damage_waiver: 0,
    full_insurance: 0,
    additional_driver: 0,
  }),
  nothingToAdd: at('jasmin', 'Suzuki Celerio', {
    cancellation: -1,
    amendments: -1,
    theft_protection: -1,
    collision_damage_waiver: -1,
    full_insurance: -1,
    additional_driver: -1,
  }),
  comingSoon: at('jasmin', 'BYD Atto 3', { coming_soon: true }),
  fullyBooked: at('jasmin', 'Mini Cooper', { fully_booked: true }),
  unavailable: at('jasmin', 'Ford Fiesta', { available: false }),
  taken: at('jasmin', 'Hyundai i20'),
  paidOnlineOnly: at('medina', 'Suzuki Swift'),
  withLicense: { ...at('ile-douce', 'Fiat 500'), locations: ['djerba-airport', 'houmt-souk'] },
  threeDaysAtLeast: { ...at('sahel', 'Kia Rio'), locations: ['monastir-airport', 'sousse'] },
  dearer: at('dune', 'Suzuki Jimny'),
  cheaper: at('cap-bon', 'Dacia Sandero'),
  ofSuspendedSupplier: at('sprint', 'Renault Clio'),
} satisfies Record<string, LandmarkCar>

export type LandmarkCarName = keyof typeof LANDMARK_CARS

export const landmarkCarNames = Object.keys(LANDMARK_CARS) as LandmarkCarName[]

export const landmarkCarKey = (name: LandmarkCarName) => `landmark/${name}`

export function makeLandmarkCars(today: CalendarDate): SeedCar[] {
  return Object.entries<LandmarkCar>(LANDMARK_CARS).map(([name, landmark]) => {
    const model = models.find((each) => each.name === landmark.model)
    const engine = model?.engines[0]
    if (!model || !engine) throw new Error(`There is no model called ${landmark.model}.`)
    const key = landmarkCarKey(name as LandmarkCarName)
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
