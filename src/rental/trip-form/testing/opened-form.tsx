import { QueryClient } from '@tanstack/react-query'

import { createApi } from '#api/client.ts'
import type { Trip } from '@masar/domain/booking/trip.ts'
import { click, renderPage } from '#testing/page.tsx'

import type { TripStart } from '../trip-draft.ts'
import { TripForm } from '../trip-form.tsx'

/** Opens what stands behind the field of both days. */
export const openDateField = () => click('button', /^Dates/)

/** The search form as a page shows it; what it was sent with is in the list that comes back. */
export function openForm(start: TripStart = {}): Trip[] {
  const trips: Trip[] = []
  renderPage(
    <TripForm
      api={createApi({ host: '' })}
      start={start}
      onSearch={(trip) => {
        trips.push(trip)
      }}
    />,
    { queryClient: new QueryClient({ defaultOptions: { queries: { retry: false } } }) },
  )
  return trips
}
