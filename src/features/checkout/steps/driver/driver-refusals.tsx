import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'

import { toTripSearch } from '#api/links/trip.ts'
import { ButtonLink } from '#ui/control/button.tsx'
import { Notice } from '#ui/toast/notice.tsx'

import type { CheckoutActor } from '../../flow/checkout.flow.ts'
import { toCustomerAgeRule, listRequestedFields } from '../../flow/calls/driver-problems.ts'

/**
 * Shows a problem with the driver that cannot be fixed in the form, but can be solved by choosing another car.
 */
export function DriverRefusals({ actor }: { actor: CheckoutActor }) {
  const context = useSelector(actor, (snapshot) => snapshot.context)
  const { invalid, account } = context
  const { minimumAge } = toCustomerAgeRule(context)
  const isTooYoung =
    invalid.includes('birthDate') && !listRequestedFields(account).includes('birthDate')

  if (!isTooYoung) return null
  return (
    <Notice
      tone="danger"
      urgent
      title={<Trans>You must be at least {minimumAge} years old.</Trans>}
      action={<OtherCars actor={actor} />}
    >
      <Trans>This company doesn’t rent this car to younger drivers.</Trans>
    </Notice>
  )
}

function OtherCars({ actor }: { actor: CheckoutActor }) {
  const trip = useSelector(actor, ({ context }) => context.trip)

  return (
    <ButtonLink to="/search" search={toTripSearch(trip)} variant="outline" size="sm">
      <Trans>See other cars for these dates</Trans>
    </ButtonLink>
  )
}
