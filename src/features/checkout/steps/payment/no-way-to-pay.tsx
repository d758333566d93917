import { Trans } from '@lingui/react/macro'

import { toTripSearch } from '#api/links/trip.ts'
import type { Trip } from '@masar/domain/booking/trip.ts'
import { ButtonLink } from '#ui/control/button.tsx'
import { Notice } from '#ui/toast/notice.tsx'

/** Shown when every payment choice is barred, so that the car cannot be booked here. */
export function NoWayToPay({ trip }: { trip: Trip }) {
  return (
    <Notice
      tone="warning"
      title={<Trans>This car can’t be booked here</Trans>}
      action={
        <ButtonLink to="/search" search={toTripSearch(trip)}>
          <Trans>See other cars for these dates</Trans>
        </ButtonLink>
      }
    >
      <Trans>
        None of the rental company’s payment methods is available here. Nothing has been booked.
      </Trans>
    </Notice>
  )
}
