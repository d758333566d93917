import { sql } from 'kysely'

import { toMajor } from '@masar/domain/money/money.ts'
import type { DateRangePrice } from '@masar/domain/pricing/car-prices.ts'

import type { ObjectId } from '../db/object-id.ts'

type Seasons = (DateRangePrice & { id: ObjectId })[]

/** The seasonal prices of a car, as a column of a query on `car`. */
export const carSeasons = sql<Seasons>`coalesce((
  select json_agg(json_build_object('id', season.id, 'startDate', season.start_date,
    'endDate', season.end_date, 'dailyPrice', season.daily_price)
    order by season.start_date, season.id)
  from date_based_price season where season.car_id = car.id
), '[]'::json)`

/** Converts seasonal prices to the wire format, in decimal dinars. */
export const toWireSeasons = (seasons: Seasons) =>
  seasons.map(({ id, startDate, endDate, dailyPrice }) => ({
    _id: id,
    startDate,
    endDate,
    dailyPrice: toMajor(dailyPrice),
  }))
