import type { Api } from '#api/client.ts'
import type { Trip } from '#domain/booking/trip.ts'

export interface ComparisonProps {
  api: Api
  trip: Trip
  zone?: string | undefined
  /** The cars, by id. */
  compared: readonly string[]
  isComparing: boolean
  onCompare: (compared: readonly string[], isComparing?: boolean) => void
}
