import { LANGUAGES } from '@masar/domain/service/languages.ts'

const listTranslatedColumns = <Name extends string>(name: Name) =>
  LANGUAGES.map((language) => `${name}_${language}` as const)

/** The required and optional columns of each table. */
export const COLUMNS = {
  location: {
    needed: ['location', 'country', ...listTranslatedColumns('name')],
    others: ['parent', 'latitude', 'longitude', 'time_zone'],
  },
  supplier: {
    needed: ['supplier', 'name'],
    others: [
      'pay_later',
      'license_required',
      'minimum_rental_days',
      'price_change_rate',
      'car_limit',
      'keeps_car_minutes',
    ],
  },
  car: {
    needed: [
      'car',
      'supplier',
      'name',
      'locations',
      'daily_price',
      'deposit',
      'minimum_age',
      'type',
      'gearbox',
      'aircon',
      'seats',
      'doors',
      'fuel_policy',
      'mileage',
      'range',
    ],
    others: [
      'discounted_daily_price',
      'hourly_price',
      'discounted_hourly_price',
      'bi_weekly_price',
      'discounted_bi_weekly_price',
      'weekly_price',
      'discounted_weekly_price',
      'monthly_price',
      'discounted_monthly_price',
      'cancellation',
      'amendments',
      'theft_protection',
      'collision_damage_waiver',
      'full_insurance',
      'additional_driver',
      'multimedia',
      'co2',
      'available',
      'fully_booked',
      'coming_soon',
    ],
  },
  conditions: {
    needed: ['conditions', 'excess'],
    others: [
      'ranges',
      'excess_collision_damage_waiver',
      'excess_full_insurance',
      'extra_kilometre',
      'refuelling_fee',
      'border_countries',
      'border_fee',
      'grace_minutes',
      'late_hour_fee',
      'deposit_methods',
      'documents',
      'young_driver_under',
      'young_driver_daily_fee',
      ...listTranslatedColumns('note'),
    ],
  },
} as const

export type FleetTable = keyof typeof COLUMNS
export type Column = (typeof COLUMNS)[FleetTable]['needed' | 'others'][number]

/**
 * Columns of conditions that may differ by car range; all others are only allowed on the line without ranges.
 */
export const GROUP_COLUMNS: readonly Column[] = [
  'conditions',
  'ranges',
  'excess',
  'excess_collision_damage_waiver',
  'excess_full_insurance',
  'extra_kilometre',
]
