import { useRouter } from '@tanstack/react-router'

import { toTripSearch } from '#api/links/trip.ts'
import { DEFAULT_SETTINGS } from '@masar/domain/rental/rental-rules.ts'
import { Card } from '#ui/page/card.tsx'

import { TripFields } from './trip-fields.tsx'
import { useTripForm } from './use-trip-form.ts'

/** The search form for a page without content of its own; it starts with the last draft. */
export function TripSearchForm() {
  const router = useRouter()
  const form = useTripForm(DEFAULT_SETTINGS, {}, (trip) => {
    void router.navigate({ to: '/search', search: toTripSearch(trip) })
  })

  return (
    <Card>
      <TripFields api={router.options.context.api} form={form} />
    </Card>
  )
}
