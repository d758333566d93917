import type { LocationKind } from '@masar/domain/car/catalogue.ts'

import type { Location } from '../trip-draft.ts'

/** A location in the list of suggestions. */
export interface Suggestion extends Location {
  /** "Tunis, Tunisia": the parent if it is known, and the country. */
  where: string
  kind?: LocationKind | undefined
  /** The number of cars for rent there. */
  cars?: number | undefined
}

/** Locations under one heading; the group `found` has no heading. */
export interface SuggestionGroup {
  kind: 'recent' | 'popular' | 'others' | 'found'
  locations: Suggestion[]
}
