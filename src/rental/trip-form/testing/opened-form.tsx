import { QueryClient } from '@tanstack/react-query'

import { createApi } from '#api/client.ts'
import type { Trip } from '@masar/domain/booking/trip.ts'
import { click, renderPage } from '#testing/page.tsx'

import type { TripStart } from '../trip-draft.ts'
import { TripForm } from '../trip-form.tsx'

export const openDatesPanel = () => click('button', /^Dates/)

/** Renders the search form as a page does. Returns a list that receives each submitted trip. */
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
