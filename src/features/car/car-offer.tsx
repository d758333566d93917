import { Trans } from '@lingui/react/macro'

import type { Api } from '#api/client.ts'
import type { LocationChoice } from '#api/links/resolve-typed-locations.ts'
import { toCarPrices } from '@masar/domain/pricing/car-prices.ts'
import { priceRental } from '@masar/domain/pricing/price.ts'
import type { ChosenExtras } from '@masar/domain/pricing/extras.ts'
import type { CalendarDate } from '@masar/domain/rental/calendar.ts'
import { makeSpanFrom } from '@masar/domain/rental/rental-clock.ts'
import type { Trip } from '@masar/domain/booking/trip.ts'
import type { components } from '@masar/openapi/schema.d.ts'
import { RentalPrice } from '#rental/car-facts/rental-price.tsx'
import { FromTo } from '#rental/from-to.tsx'
import { useCapabilities } from '#rental/operator-settings.ts'
import { usePrices } from '#rental/prices.tsx'
import type { TripStart } from '#rental/trip-form/trip-draft.ts'
import { TripForm } from '#rental/trip-form/trip-form.tsx'
import { LocationChoices } from '#rental/typed-location/location-choices.tsx'
import { Card } from '#ui/page/card.tsx'
import { styled, Stack } from '#ui/style/styled.ts'
import { H2, P } from '#ui/style/type.tsx'

import { OfferConditions } from './offer-conditions.tsx'
import { isCarUnavailable, findTripAvailability } from './trip-availability.ts'
import { ContinueToCheckout } from './continue-to-checkout.tsx'

export interface CarOfferProps {
  api: Api
  car: components['schemas']['CarDetail']
  /** The trip in the link, if it can be booked. `zone` is the time zone of its pick-up location. */
  trip: Trip | null
  zone?: string | undefined
  locationName?: string | undefined
  /** The initial values of the form: the trip in the link, or the car's first location. */
  start: TripStart
  /** The locations that match a typed name. */
  choice?: LocationChoice | null
  today: CalendarDate
  /** The selected options, which are part of the price. */
  extras: ChosenExtras
  onTrip: (trip: Trip) => void
}

/** The price for these dates and the link to book, or the form that asks for dates. Stays visible beside the car. */
export function CarOffer({ trip, zone, locationName, today, extras, ...form }: CarOfferProps) {
  const { car } = form
  const capabilities = useCapabilities()
  const isOffered =
    trip !== null && !isCarUnavailable(findTripAvailability(car, trip, capabilities))

  return (
    <Card
      position={{ md: 'sticky' }}
      top={{ md: '4' }}
      maxH={{ md: 'calc(100dvh - 2rem)' }}
      overflowY={{ md: 'auto' }}
      p={{ base: '4', lg: '6' }}
    >
      {trip ? (
        <Stack gap="4">
          <TripSentence trip={trip} locationName={locationName} />
          {isOffered ? (
            <RentalPrice car={car} from={trip.from} to={trip.to} zone={zone} extras={extras} />
          ) : null}
          <ContinueToCheckout car={car} trip={trip} />
          {isOffered ? <OfferConditions car={car} zone={zone} extras={extras} /> : null}
          <styled.details>
            <styled.summary cursor="pointer" color="accent" py="2">
              <Trans>Change location or dates</Trans>
            </styled.summary>
            <styled.div mt="3">
              <OfferTripForm {...form} />
            </styled.div>
          </styled.details>
        </Stack>
      ) : (
        <Stack gap="4">
          <DailyPrice car={car} today={today} />
          <OfferConditions car={car} />
          <OfferTripForm {...form} />
        </Stack>
      )}
    </Card>
  )
}

type OfferTripFormProps = Pick<CarOfferProps, 'api' | 'car' | 'start' | 'choice' | 'onTrip'>

function OfferTripForm({ api, car, start, choice, onTrip }: OfferTripFormProps) {
  return (
    <Stack gap="4">
      {choice ? <LocationChoices choice={choice} /> : null}
      <TripForm
        api={api}
        action={`/car/${car._id}`}
        shape="narrow"
        start={start}
        submitLabel={<Trans>Show the price</Trans>}
        onSearch={onTrip}
      />
    </Stack>
  )
}

function TripSentence({ trip, locationName }: { trip: Trip; locationName: string | undefined }) {
  return (
    <div>
      <P fontWeight="semibold">{locationName}</P>
      <P>
        <FromTo from={trip.from} to={trip.to} />
      </P>
      <P size="sm" tone="muted">
        <Trans>Local time</Trans>
      </P>
    </div>
  )
}

/** The price per day, shown until dates are selected. */
function DailyPrice({ car, today }: Pick<CarOfferProps, 'car' | 'today'>) {
  const { show } = usePrices()
  const oneDay = makeSpanFrom(today, 24)
  const { total } = priceRental(toCarPrices(car), oneDay, {}, car.supplier.priceChangeRate)
  const price = show(total)

  return (
    <div>
      <H2>
        <Trans>{price}/day</Trans>
      </H2>
      <P tone="muted">
        <Trans>Check location and dates to see the price of your rental.</Trans>
      </P>
    </div>
  )
}
