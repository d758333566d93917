import type { LocationKind } from '@masar/domain/car/catalogue.ts'

import type { Location } from '../trip-draft.ts'

/** A place in the list, with where it is. */
export interface Suggestion extends Location {
  /** "Tunis, Tunisia": the parent where it is known, and the country. */
  where: string
  kind?: LocationKind | undefined
  /** How many can be rented there. */
  cars?: number | undefined
}

/** Places under one heading; those that were found have none. */
export interface SuggestionGroup {
  kind: 'recent' | 'popular' | 'others' | 'found'
  locations: Suggestion[]
}
