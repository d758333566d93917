import { useQuery } from '#api/cache/use-query.ts'
import { settingsQuery } from '#api/queries/settings.query.ts'
import type { Trip } from '@masar/domain/booking/trip.ts'
import { DEFAULT_SETTINGS } from '@masar/domain/rental/rental-rules.ts'

import type { TripStart } from './trip-draft.ts'
import { TripFields, type TripFormLook } from './trip-fields.tsx'
import { useTripForm } from './use-trip-form.ts'

export interface TripFormProps extends TripFormLook {
  start?: TripStart
  onSearch: (trip: Trip) => void
}

/** The form for locations and dates. Used on the home page, in the summary bar and on the car page. */
export function TripForm({ start = {}, onSearch, ...look }: TripFormProps) {
  const { data: settings = DEFAULT_SETTINGS } = useQuery(settingsQuery(look.api))

  return <TripFields {...look} form={useTripForm(settings, start, onSearch)} />
}
