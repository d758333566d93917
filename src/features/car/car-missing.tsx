import { Trans, useLingui } from '@lingui/react/macro'

import type { TripSearch } from '#api/links/trip.ts'
import { TripSearchForm } from '#rental/trip-form/trip-search-form.tsx'
import { WayBack } from '#rental/way-back.tsx'
import { ButtonLink } from '#ui/control/button.tsx'

/** Shown when the car is no longer in the fleet, or the URL contains an unknown car id. */
export function CarMissing({ trip }: { trip: TripSearch | null }) {
  const { t } = useLingui()

  return (
    <WayBack
      title={t`This car is no longer available`}
      search={<TripSearchForm />}
      actions={
        trip ? (
          <ButtonLink to="/search" search={trip}>
            <Trans>See other cars for these dates</Trans>
          </ButtonLink>
        ) : (
          <ButtonLink to="/" variant="outline">
            <Trans>Find a car</Trans>
          </ButtonLink>
        )
      }
    >
      <Trans>It may no longer be available, or the link is incomplete.</Trans>
    </WayBack>
  )
}
