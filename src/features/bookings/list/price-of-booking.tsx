import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'

import type { BookingInList } from '#api/bookings.query.ts'
import { toMinor } from '#domain/money.ts'
import { usePrices } from '#ui/prices.tsx'
import { Figures } from '#ui/type.tsx'

/** The amount of the chosen payment (contract 0.5), and of what it is where that is not the rental. */
export function PriceOfBooking({ booking }: { booking: BookingInList }) {
  const { show } = usePrices()

  return (
    <>
      <Figures fontWeight="semibold">{show(toMinor(booking.price))}</Figures>
      {booking.isDeposit ? (
        <chakra.span display="block" fontSize="sm" color="fg.muted">
          <Trans comment="The price beside it is that of the deposit alone">deposit</Trans>
        </chakra.span>
      ) : null}
      {booking.isPayedInFull ? (
        <chakra.span display="block" fontSize="sm" color="fg.muted">
          <Trans comment="The price beside it has the deposit in it">with deposit</Trans>
        </chakra.span>
      ) : null}
    </>
  )
}
