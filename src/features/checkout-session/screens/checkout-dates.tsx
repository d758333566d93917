import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'

import { useDates } from '#ui/control/dates.tsx'
import { P } from '#ui/style/type.tsx'

import type { SessionScreenProps } from '../session-actor.ts'

/** The dates of the checkout, if it is known. */
export function CheckoutDates({ actor }: SessionScreenProps) {
  const { moment } = useDates()
  const trip = useSelector(actor, ({ context }) => context.reading?.checkout)
  if (!trip) return null
  const from = moment(trip.from)
  const to = moment(trip.to)

  return (
    <P fontWeight="semibold">
      <Trans>
        {from} to {to}
      </Trans>
    </P>
  )
}
