import { Trans } from '@lingui/react/macro'
import { CarFront } from 'lucide-react'

import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { chakra, Stack } from '#ui/styled.ts'
import { H2, P } from '#ui/type.tsx'

export interface NoBookingsProps {
  isFiltered: boolean
  isStaff: boolean
}

/** An empty list says why it is, and what to do about it. */
export function NoBookings({ isFiltered, isStaff }: NoBookingsProps) {
  return (
    <Card tone="sand">
      <Stack gap="4" align="center" py="8" textAlign="center">
        <CarFront aria-hidden size={40} strokeWidth={1.5} />
        <H2>
          <Trans>No bookings.</Trans>
        </H2>
        {isFiltered ? <NoneFits /> : null}
        {isFiltered || isStaff ? null : (
          <>
            <P tone="muted">
              <Trans>Your bookings will appear here.</Trans>
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

function NoneFits() {
  return (
    <>
      <P tone="muted">
        <Trans>No bookings match these filters.</Trans>
      </P>
      <ButtonLink to="/bookings" search={{}} variant="outline">
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
      <chakra.div>
        <ButtonLink to="/bookings" search={{}} variant="outline">
          <Trans>Go to the first page</Trans>
        </ButtonLink>
      </chakra.div>
    </Stack>
  )
}
