import { Trans, useLingui } from '@lingui/react/macro'

import type { TripSearch } from '#api/trip.ts'
import { ButtonLink } from '#ui/button.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { Page } from '#ui/page.tsx'
import { HStack, Stack } from '#ui/styled.ts'
import { P } from '#ui/type.tsx'

/** A car that has left the fleet, or an address that was never one. */
export function CarMissing({ trip }: { trip: TripSearch | null }) {
  const { t } = useLingui()

  return (
    <Page width="text">
      <Stack gap="6">
        <PageHeading title={t`This car is no longer here`} />
        <P>
          <Trans>It may have left the fleet, or the link is not complete.</Trans>
        </P>
        <HStack gap="3" wrap="wrap">
          {trip ? (
            <ButtonLink to="/search" search={trip}>
              <Trans>Cars for these dates</Trans>
            </ButtonLink>
          ) : (
            <ButtonLink to="/">
              <Trans>Find a car</Trans>
            </ButtonLink>
          )}
        </HStack>
      </Stack>
    </Page>
  )
}
