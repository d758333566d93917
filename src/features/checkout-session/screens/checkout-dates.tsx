import { useSelector } from '@xstate/react'

import { FromTo } from '#rental/from-to.tsx'
import { P } from '#ui/style/type.tsx'

import type { SessionScreenProps } from '../session-actor.ts'

/** The dates of the checkout, if it is known. */
export function CheckoutDates({ actor }: SessionScreenProps) {
  const trip = useSelector(actor, ({ context }) => context.reading?.checkout)
  if (!trip) return null

  return (
    <P fontWeight="semibold">
      <FromTo from={trip.from} to={trip.to} />
    </P>
  )
}
