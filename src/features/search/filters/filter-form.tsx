import type { FormEvent, ReactNode } from 'react'

import { toTripSearch } from '#api/links/trip.ts'
import type { Trip } from '@masar/domain/booking/trip.ts'

import { FilterColumn } from '../search-frame.tsx'
import { ApplyWithoutScript } from './apply-without-script.tsx'
import { FILTER_FORM_ID } from './filter-links.ts'

/**
 * The filters beside the cars. Without JavaScript, this is a GET form that repeats the search for the same trip
 * with other filters.
 */
export function FilterForm({ trip, children }: { trip: Trip; children: ReactNode }) {
  return (
    <FilterColumn
      id={FILTER_FORM_ID}
      action="/search"
      tabIndex={-1}
      outline="none"
      onSubmit={preventSubmit}
    >
      {Object.entries(toTripSearch(trip)).map(([name, value]) => (
        <input key={name} type="hidden" {...{ name, value }} />
      ))}
      {children}
      <ApplyWithoutScript />
    </FilterColumn>
  )
}

/** Pressing Enter in a checkbox submits the form, but the choice is already applied. */
const preventSubmit = (event: FormEvent) => event.preventDefault()
