import { Plural, Trans } from '@lingui/react/macro'

import type { Api } from '#api/client.ts'
import type { Trip } from '#domain/trip.ts'
import { toTripSearch } from '#api/trip.ts'
import { toCarPrices } from '#domain/car-prices.ts'
import { priceRental } from '#domain/price.ts'
import { rentalDays, spanFrom } from '#domain/rental-clock.ts'
import { meetsSupplierMinimum } from '#domain/rental-rules.ts'
import type { components } from '#openapi/schema.d.ts'
import { ButtonLink } from '#ui/button.tsx'
import { carAvailability } from '#rental/car-facts/car-availability.ts'
import { RentalPrice } from '#rental/car-facts/rental-price.tsx'
import { Card } from '#ui/card.tsx'
import { useDates } from '#ui/dates.tsx'
import { TextLink } from '#ui/link.tsx'
import { Notice } from '#ui/notice.tsx'
import { usePrices } from '#rental/prices.tsx'
import type { TripStart } from '#rental/trip-form/trip-draft.ts'
import { TripForm } from '#rental/trip-form/trip-form.tsx'
import { chakra, Stack } from '#ui/styled.ts'
import { H2, P } from '#ui/type.tsx'

type CarDetail = components['schemas']['CarDetail']

export interface CarOfferProps {
  api: Api
  car: CarDetail
  /** The trip of the link when it can be made; its place's zone. */
  trip: Trip | null
  zone?: string | undefined
  locationName?: string | undefined
  /** What the form starts with: the link's trip, or the car's first place. */
  start: TripStart
  today: string
  onTrip: (trip: Trip) => void
}

/** What these dates cost and the way to book, or the form that asks for dates. */
export function CarOffer({
  api,
  car,
  trip,
  zone,
  locationName,
  start,
  today,
  onTrip,
}: CarOfferProps) {
  return (
    <Card position={{ lg: 'sticky' }} top={{ lg: '20' }}>
      {trip ? (
        <Stack gap="4">
          <TripSentence trip={trip} locationName={locationName} />
          <RentalPrice car={car} from={trip.from} to={trip.to} zone={zone} />
          <WayOn car={car} trip={trip} />
          <chakra.details>
            <chakra.summary cursor="pointer" color="accent" py="1">
              <Trans>Change place or dates</Trans>
            </chakra.summary>
            <chakra.div mt="3">
              <TripForm
                api={api}
                shape="narrow"
                start={start}
                submitLabel={<Trans>Show the price</Trans>}
                onSearch={onTrip}
              />
            </chakra.div>
          </chakra.details>
        </Stack>
      ) : (
        <Stack gap="4">
          <DailyPrice car={car} today={today} />
          <TripForm
            api={api}
            shape="narrow"
            start={start}
            submitLabel={<Trans>Show the price</Trans>}
            onSearch={onTrip}
          />
        </Stack>
      )}
    </Card>
  )
}

function TripSentence({ trip, locationName }: { trip: Trip; locationName: string | undefined }) {
  const { moment } = useDates()
  const from = moment(trip.from)
  const to = moment(trip.to)

  return (
    <div>
      <P fontWeight="semibold">{locationName}</P>
      <P>
        <Trans>
          {from} to {to}
        </Trans>
      </P>
      <P size="sm" tone="muted">
        <Trans>Local time at the pick-up place</Trans>
      </P>
    </div>
  )
}

/** Book, or why not and where to look instead. */
function WayOn({ car, trip }: { car: CarDetail; trip: Trip }) {
  const availability = carAvailability(car)
  const search = toTripSearch(trip)
  const least = car.supplier.minimumRentalDays ?? 0
  const others = (
    <TextLink to="/search" search={search}>
      <Trans>Cars for these dates</Trans>
    </TextLink>
  )

  if (availability === 'bookable' && meetsSupplierMinimum(rentalDays(trip.from, trip.to), least)) {
    return (
      <ButtonLink to="/checkout" search={{ c: car._id, ...search }} size="lg">
        <Trans>Book</Trans>
      </ButtonLink>
    )
  }
  switch (availability) {
    case 'bookable':
      return (
        <Notice tone="warning" action={others}>
          <Plural
            value={least}
            one="This supplier rents for # day at least."
            other="This supplier rents for # days at least."
          />
        </Notice>
      )
    case 'comingSoon':
      return (
        <Notice tone="info" action={others}>
          <Trans>Coming soon: this car cannot be booked yet.</Trans>
        </Notice>
      )
    case 'fullyBooked':
      return (
        <Notice tone="warning" action={others}>
          <Trans>Fully booked: nobody can book this car at the moment.</Trans>
        </Notice>
      )
    case 'taken':
      return (
        <Notice tone="warning" action={others}>
          <Trans>Somebody else has this car on these dates.</Trans>
        </Notice>
      )
    case 'elsewhere':
      return (
        <Notice tone="warning" action={others}>
          <Trans>This car cannot be picked up at this place on these dates.</Trans>
        </Notice>
      )
  }
}

/** A day's price as a first idea, before there are dates. */
function DailyPrice({ car, today }: { car: CarDetail; today: string }) {
  const { show } = usePrices()
  const oneDay = spanFrom(today, 24)
  const { total } = priceRental(toCarPrices(car), oneDay, {}, car.supplier.priceChangeRate)
  const price = show(total)

  return (
    <div>
      <H2>
        <Trans>{price} a day</Trans>
      </H2>
      <P tone="muted">
        <Trans>Choose where and when to see the price of your trip.</Trans>
      </P>
    </div>
  )
}
