import { sql } from 'kysely'

import type { ObjectId } from '../db/object-id.ts'

/** The locations of a car, as a column of a query on `car`. */
export const carLocations = sql<ObjectId[]>`array(
  select location_id::text from car_location where car_id = car.id order by location_id
)`
