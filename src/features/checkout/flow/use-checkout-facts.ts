import { useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'

import { useQuery } from '#api/cache/use-query.ts'
import { carQuery } from '#api/queries/car.query.ts'
import type { Api } from '#api/client.ts'
import { locationQuery } from '#api/queries/locations.query.ts'
import type { CarTrip } from '@masar/domain/booking/trip.ts'
import type { components } from '@masar/openapi/schema.d.ts'

import type { CheckoutActor } from './checkout.flow.ts'
import { toCarLocationAndTime } from './calls/look-up-quote.ts'
import { getDefaultTimeZone } from '@masar/domain/service/operator.ts'

type Schemas = components['schemas']

type CheckoutLocation = Pick<Schemas['LocationDetail'], 'name' | 'timeZone' | 'parentLocation'> &
  Partial<Pick<Schemas['LocationDetail'], 'country'>>

/** The car and the locations for the page; null until they are loaded. */
export interface CheckoutFacts {
  car: Pick<
    Schemas['CarDetail'],
    '_id' | 'name' | 'range' | 'image' | 'supplier' | 'conditions'
  > | null
  pickUp: CheckoutLocation | null
  dropOff: Omit<CheckoutLocation, 'timeZone'> | null
}

/**
 * Returns the car and the locations from the cache, where the quote stores its responses. Fetches them only if
 * there is no quote: after reloading a confirmed checkout, or in another language.
 */
export function useCheckoutFacts(api: Api, actor: CheckoutActor, trip: CarTrip): CheckoutFacts {
  const { i18n } = useLingui()
  const language = i18n.locale
  const enabled = useSelector(actor, (snapshot) => !snapshot.matches('quoting'))
  const pickUp = useQuery({ ...locationQuery(api, trip.pickUp, language), enabled }).data
  const dropOff = useQuery({
    ...locationQuery(api, trip.dropOff, language),
    enabled,
  }).data
  const where = toCarLocationAndTime(trip, pickUp?.timeZone ?? getDefaultTimeZone())
  const car = useQuery({
    ...carQuery(api, trip.carId, language, where),
    enabled: enabled && pickUp !== undefined,
    // Never refetch: the price and the availability are not read from here, but fetched by the flow.
    staleTime: 'static',
  }).data

  return { car: car ?? null, pickUp: pickUp ?? null, dropOff: dropOff ?? null }
}
