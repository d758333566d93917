import {
  CAR_RANGES,
  FUEL_POLICIES,
  FUEL_TYPES,
  GEARBOXES,
  MULTIMEDIA,
  type Multimedia,
} from '@masar/domain/car/catalogue.ts'

import type { Car } from '../../db/schema.d.ts'
import { type KnownReferences, toFleetId, type LineWriter } from './known-references.ts'
import type { LineReader } from './line-reader.ts'

/** The imported columns of `car`: all except those that the service or a picture upload sets. */
type ImportedColumn = Exclude<
  keyof Car,
  'id' | 'image' | 'rating' | 'trips' | 'is_date_based_price' | 'created_at' | 'changed_by'
>

/** Reads one car with its prices and locations. */
export function readCarLine(reader: LineReader, known: KnownReferences): LineWriter {
  const id = toFleetId('car', reader.text('car'))
  const row = {
    supplier_id: known.find('supplier', reader.text('supplier'), reader),
    name: reader.text('name'),
    ...readFacts(reader),
    ...readPrices(reader),
    ...readOptions(reader),
    available: reader.flag('available', true),
    fully_booked: reader.flag('fully_booked', false),
    coming_soon: reader.flag('coming_soon', false),
  } satisfies Record<ImportedColumn, unknown>
  const locations = reader.list('locations').map((one) => known.find('location', one, reader))
  if (locations.length === 0) reader.complain('locations is empty.')
  return async (tx) => {
    await tx
      .insertInto('car')
      .values({ id, ...row })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute()
    await tx.deleteFrom('car_location').where('car_id', '=', id).execute()
    const links = [...new Set(locations)].map((location_id) => ({ location_id, car_id: id }))
    await tx.insertInto('car_location').values(links).execute()
  }
}

const readFacts = (reader: LineReader) => ({
  minimum_age: reader.whole('minimum_age', 21, 99),
  type: reader.choice('type', FUEL_TYPES),
  gearbox: reader.choice('gearbox', GEARBOXES),
  aircon: reader.flag('aircon'),
  seats: reader.whole('seats', 1, 100),
  doors: reader.whole('doors', 0, 10),
  fuel_policy: reader.choice('fuel_policy', FUEL_POLICIES),
  mileage: reader.mileage('mileage'),
  range: reader.choice('range', CAR_RANGES),
  multimedia: readMultimedia(reader),
  co2: reader.optionalWhole('co2', 0, 1000),
})

function readMultimedia(reader: LineReader): Multimedia[] {
  return reader.list('multimedia').flatMap((written) => {
    const known = MULTIMEDIA.find((one) => one.toLowerCase() === written.toLowerCase())
    if (!known) reader.complain(`multimedia has ${MULTIMEDIA.join(', ')}; not "${written}".`)
    return known ?? []
  })
}

const readPrices = (reader: LineReader) => ({
  daily_price: reader.amount('daily_price'),
  discounted_daily_price: reader.optionalAmount('discounted_daily_price'),
  hourly_price: reader.optionalAmount('hourly_price'),
  discounted_hourly_price: reader.optionalAmount('discounted_hourly_price'),
  bi_weekly_price: reader.optionalAmount('bi_weekly_price'),
  discounted_bi_weekly_price: reader.optionalAmount('discounted_bi_weekly_price'),
  weekly_price: reader.optionalAmount('weekly_price'),
  discounted_weekly_price: reader.optionalAmount('discounted_weekly_price'),
  monthly_price: reader.optionalAmount('monthly_price'),
  discounted_monthly_price: reader.optionalAmount('discounted_monthly_price'),
  deposit: reader.amount('deposit'),
})

const readOptions = (reader: LineReader) => ({
  cancellation: reader.optionPrice('cancellation'),
  amendments: reader.optionPrice('amendments'),
  theft_protection: reader.optionPrice('theft_protection'),
  collision_damage_waiver: reader.optionPrice('collision_damage_waiver'),
  full_insurance: reader.optionPrice('full_insurance'),
  additional_driver: reader.optionPrice('additional_driver'),
})
