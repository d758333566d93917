import { Plural, Trans } from '@lingui/react/macro'

import { toTripSearch } from '#api/links/trip.ts'
import type { Trip } from '@masar/domain/booking/trip.ts'
import type { components } from '@masar/openapi/schema.d.ts'
import { useCapabilities } from '#rental/operator-settings.ts'
import { OnlineOnly } from '#rental/price-block/online-only.tsx'
import { ButtonLink } from '#ui/control/button.tsx'
import { Notice } from '#ui/toast/notice.tsx'
import { styled } from '#ui/style/styled.ts'

import { StaffCannotBook } from '#rental/staff-cannot-book.tsx'
import { useIsStaff } from '#rental/viewer.tsx'

import { type TripAvailability, findTripAvailability } from './trip-availability.ts'

export interface ContinueToCheckoutProps {
  car: components['schemas']['CarDetail']
  trip: Trip
}

/**
 * The link to checkout, or the reason why the trip cannot be booked. On phones, the button is in the bar at the
 * bottom.
 */
export function ContinueToCheckout({ car, trip }: ContinueToCheckoutProps) {
  const search = toTripSearch(trip)
  const availability = findTripAvailability(car, trip, useCapabilities())
  const isStaff = useIsStaff()
  const least = car.supplier.minimumRentalDays ?? 0
  const others = (
    <ButtonLink to="/search" search={search}>
      <Trans>See other cars for these dates</Trans>
    </ButtonLink>
  )

  if (isStaff) return <StaffCannotBook />
  if (availability === 'bookable') {
    return (
      <styled.div display={{ base: 'none', md: 'block' }}>
        <ButtonLink to="/checkout" search={{ car: car._id, ...search }} size="lg" wide>
          <Trans comment="From the page of a car to checkout">Continue</Trans>
        </ButtonLink>
      </styled.div>
    )
  }
  if (availability === 'unpayable') {
    return (
      <Notice tone="warning" action={others}>
        <OnlineOnly />
      </Notice>
    )
  }
  if (availability === 'tooShort') {
    return (
      <Notice tone="warning" action={others}>
        {least > 1 ? (
          <Plural
            value={least}
            one="This company rents for # day or more."
            other="This company rents for # days or more."
          />
        ) : (
          <Trans>This company doesn’t offer rentals this short.</Trans>
        )}
      </Notice>
    )
  }
  return (
    <Notice tone={availability === 'comingSoon' ? 'info' : 'warning'} action={others}>
      <UnavailabilityText availability={availability} />
    </Notice>
  )
}

type Unavailability = Exclude<TripAvailability, 'bookable' | 'tooShort' | 'unpayable'>

function UnavailabilityText({ availability }: { availability: Unavailability }) {
  switch (availability) {
    case 'comingSoon':
      return <Trans>Coming soon: this car can’t be booked yet.</Trans>
    case 'fullyBooked':
      return <Trans>Fully booked: this car can’t be booked right now.</Trans>
    case 'taken':
      return <Trans>This car is already booked for these dates.</Trans>
    case 'elsewhere':
      return <Trans>This car can’t be picked up at this location on these dates.</Trans>
  }
}
