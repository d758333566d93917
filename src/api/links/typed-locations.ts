import * as v from 'valibot'

import { cleanLine } from '@masar/domain/text/clean-line.ts'

import { orUndefined } from './link-params.ts'

/**
 * Typed location names. A search form without JavaScript submits them instead of the ids in `pickup` and
 * `dropoff`.
 */
export interface TypedLocations {
  pickupName?: string | undefined
  dropoffName?: string | undefined
}

/** The limit of the API, in code points. */
const MAX_LENGTH = 100

const nameParam = orUndefined(
  v.pipe(
    v.string(),
    v.transform((text) => Array.from(cleanLine(text).trim()).slice(0, MAX_LENGTH).join('')),
    v.check((name) => name !== ''),
  ),
)
const typedLocationsSchema = v.object({ pickupName: nameParam, dropoffName: nameParam })

export function readTypedLocations(search: Record<string, unknown>): TypedLocations {
  const { pickupName, dropoffName } = v.parse(typedLocationsSchema, search)
  return { pickupName, dropoffName }
}
