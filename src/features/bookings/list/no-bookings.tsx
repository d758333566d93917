import { Trans } from '@lingui/react/macro'
import { CarFront } from 'lucide-react'

import type { BookingFilters } from '#api/queries/bookings.query.ts'
import { ButtonLink } from '#ui/control/button.tsx'
import { Card } from '#ui/page/card.tsx'
import { styled, Stack } from '#ui/style/styled.ts'
import { H2, P } from '#ui/style/type.tsx'

import { countFilters, NO_BOOKING_FILTERS, toBookingsSearch } from './bookings-search.ts'

export interface NoBookingsProps {
  filters: BookingFilters
  isStaff: boolean
}

/** Shown when the list is empty: explains why, and what to do. */
export function NoBookings({ filters, isStaff }: NoBookingsProps) {
  const isFiltered = countFilters(filters) > 0

  return (
    <Card tone="sand">
      <Stack gap="4" align="center" py="8" textAlign="center">
        <CarFront aria-hidden size={40} strokeWidth={1.5} />
        <H2>
          <Trans>No bookings.</Trans>
        </H2>
        {isFiltered ? <NoMatchesText filters={filters} /> : null}
        {isFiltered || isStaff ? null : (
          <>
            <P tone="muted">
              <EmptyTabText tab={filters.tab} />
            </P>
            <ButtonLink to="/">
              <Trans>Find a car</Trans>
            </ButtonLink>
          </>
        )}
      </Stack>
    </Card>
  )
}

function EmptyTabText({ tab }: Pick<BookingFilters, 'tab'>) {
  if (tab === 'past') return <Trans>Rentals that have ended will appear here.</Trans>
  if (tab === 'cancelled') return <Trans>No cancelled bookings.</Trans>
  return <Trans>Your bookings will appear here.</Trans>
}

function NoMatchesText({ filters: { tab } }: { filters: BookingFilters }) {
  return (
    <>
      <P tone="muted">
        <Trans>No bookings match these filters.</Trans>
      </P>
      <ButtonLink
        to="/bookings"
        search={toBookingsSearch({ ...NO_BOOKING_FILTERS, tab })}
        variant="outline"
      >
        <Trans>Show all bookings</Trans>
      </ButtonLink>
    </>
  )
}

export function NoSuchPage() {
  return (
    <Stack gap="3" align="start">
      <P>
        <Trans>This page of the list is empty.</Trans>
      </P>
      <styled.div>
        <ButtonLink to="/bookings" search={{}} variant="outline">
          <Trans>Go to the first page</Trans>
        </ButtonLink>
      </styled.div>
    </Stack>
  )
}
