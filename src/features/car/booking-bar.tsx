import { Plural, Trans } from '@lingui/react/macro'

import { toTripSearch } from '#api/links/trip.ts'
import { toCarPrices } from '@masar/domain/pricing/car-prices.ts'
import type { ChosenExtras } from '@masar/domain/pricing/extras.ts'
import { priceRental } from '@masar/domain/pricing/price.ts'
import { makeRentalSpan } from '@masar/domain/rental/rental-clock.ts'
import type { Trip } from '@masar/domain/booking/trip.ts'
import type { components } from '@masar/openapi/schema.d.ts'
import { useDepositText } from '#rental/car-facts/deposit-text.ts'
import { useCapabilities } from '#rental/operator-settings.ts'
import { usePrices } from '#rental/prices.tsx'
import { useIsStaff } from '#rental/viewer.tsx'
import { ButtonLink } from '#ui/control/button.tsx'
import { styled } from '#ui/style/styled.ts'
import { Figures } from '#ui/style/type.tsx'

import { findTripAvailability } from './trip-availability.ts'

const Bar = styled('div', {
  base: {
    hideFrom: 'md',
    position: 'fixed',
    insetInline: '0',
    bottom: '0',
    zIndex: '1',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '4',
    minH: '16',
    px: '4',
    py: '2',
    bg: 'bg.raised',
    borderTopWidth: '1px',
    borderColor: 'border',
    boxShadow: '0 -4px 16px rgb(20 24 30 / 12%)',
    paddingBlockEnd: 'max(0.5rem, env(safe-area-inset-bottom))',
  },
})

export interface BookingBarProps {
  car: components['schemas']['CarDetail']
  trip: Trip
  zone?: string | undefined
  extras: ChosenExtras
}

/** The bar at the bottom of the screen on phones, with the trip's total price and the link to continue. */
export function BookingBar({ car, trip, zone, extras }: BookingBarProps) {
  const { show } = usePrices()
  const isStaff = useIsStaff()
  const showDeposit = useDepositText()
  const availability = findTripAvailability(car, trip, useCapabilities())
  if (isStaff || availability !== 'bookable') return null

  const span = makeRentalSpan(trip.from, trip.to)
  const rate = car.supplier.priceChangeRate
  const { total, days } = priceRental(toCarPrices(car, zone), span, extras, rate)
  const price = show(total)
  const deposit = showDeposit(car, zone)

  return (
    <Bar data-edge-bar>
      <styled.p lineHeight="tight" flex="1 1 8rem">
        <Figures display="block" fontSize="lg" fontWeight="bold">
          {price}
        </Figures>
        <styled.span fontSize="xs" color="fg.muted">
          <Plural value={days} one="# day" other="# days" />
          {deposit ? (
            <>
              {' · '}
              <Trans>plus {deposit} refundable deposit</Trans>
            </>
          ) : null}
        </styled.span>
      </styled.p>
      <ButtonLink
        to="/checkout"
        search={{ car: car._id, ...toTripSearch(trip) }}
        minH="12"
        minW="8rem"
      >
        <Trans comment="From the page of a car to checkout">Continue</Trans>
      </ButtonLink>
    </Bar>
  )
}
