import { Plural, Trans } from '@lingui/react/macro'

import type { Api } from '#api/client.ts'
import { toTripSearch } from '#api/links/trip.ts'
import type { Trip } from '#domain/booking/trip.ts'
import type { components } from '#openapi/schema.d.ts'
import { AlternativeCars } from '#rental/alternatives/alternative-cars.tsx'
import { useCapabilities } from '#rental/operator-settings.ts'
import { OnlineOnly } from '#rental/price-block/online-only.tsx'
import { ButtonLink } from '#ui/control/button.tsx'
import { TextLink } from '#ui/control/link.tsx'
import { Notice } from '#ui/toast/notice.tsx'
import { styled, Stack } from '#ui/style/styled.ts'

import { StaffCannotBook } from '#rental/staff-cannot-book.tsx'
import { useIsStaff } from '#rental/viewer.tsx'

import { tripAvailability } from './trip-availability.ts'

export interface WayOnProps {
  api: Api
  car: components['schemas']['CarDetail']
  trip: Trip
  zone?: string | undefined
}

/** Book, or why not and what can be booked instead. On a telephone the bar at the bottom books. */
export function WayOn({ api, car, trip, zone }: WayOnProps) {
  const search = toTripSearch(trip)
  const availability = tripAvailability(car, trip, useCapabilities())
  const isStaff = useIsStaff()
  const least = car.supplier.minimumRentalDays ?? 0
  const others = (
    <TextLink to="/search" search={search} isAlone alignSelf="start">
      <Trans>Cars for these dates</Trans>
    </TextLink>
  )

  if (isStaff) return <StaffCannotBook />
  if (availability === 'bookable') {
    return (
      <styled.div display={{ base: 'none', lg: 'block' }}>
        <ButtonLink to="/checkout" search={{ car: car._id, ...search }} size="lg" wide>
          <Trans>Book</Trans>
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
          <Trans>This company does not rent for so short a time.</Trans>
        )}
      </Notice>
    )
  }
  return (
    <Stack gap="4">
      <Notice tone={availability === 'comingSoon' ? 'info' : 'warning'}>
        <WhyNot availability={availability} />
      </Notice>
      <AlternativeCars api={api} car={car} trip={trip} zone={zone} />
      {others}
    </Stack>
  )
}

type Unavailability = Exclude<
  ReturnType<typeof tripAvailability>,
  'bookable' | 'tooShort' | 'unpayable'
>

function WhyNot({ availability }: { availability: Unavailability }) {
  switch (availability) {
    case 'comingSoon':
      return <Trans>Coming soon: this car cannot be booked yet.</Trans>
    case 'fullyBooked':
      return <Trans>Fully booked: nobody can book this car at the moment.</Trans>
    case 'taken':
      return <Trans>Somebody else has this car on these dates.</Trans>
    case 'elsewhere':
      return <Trans>This car cannot be picked up at this place on these dates.</Trans>
  }
}
