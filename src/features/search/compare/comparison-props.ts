import type { Api } from '#api/client.ts'
import type { Trip } from '@masar/domain/booking/trip.ts'

import type { ComparedChange } from '../search-params.ts'

export interface ComparisonProps {
  api: Api
  trip: Trip
  zone?: string | undefined
  /** The ids of the compared cars. */
  compared: readonly string[]
  isComparing: boolean
  onCompare: (change: ComparedChange, isComparing?: boolean) => Promise<void>
}
