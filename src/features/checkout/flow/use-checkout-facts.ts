import { useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'

import { useQuery } from '#api/cache/use-query.ts'
import { carQuery } from '#api/queries/car.query.ts'
import type { Api } from '#api/client.ts'
import { locationQuery } from '#api/queries/locations.query.ts'
import type { CarTrip } from '@masar/domain/booking/trip.ts'
import type { components } from '@masar/openapi/schema.d.ts'

import type { CheckoutActor } from './checkout.flow.ts'
import { tripWhere } from './calls/look-up-quote.ts'
import { defaultTimeZone } from '@masar/domain/service/operator.ts'

type Schemas = components['schemas']

/** What the page shows of the car and the places; null until it is here. */
export interface CheckoutFacts {
  car: Pick<Schemas['CarDetail'], '_id' | 'name' | 'range' | 'image' | 'supplier'> | null
  pickUp: Pick<Schemas['LocationDetail'], 'name' | 'timeZone'> | null
  dropOff: Pick<Schemas['LocationDetail'], 'name'> | null
}

/**
 * The quote leaves its answers for the page. Only where none is asked for, after a reload of what is
 * booked already or in another language, the page asks itself.
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
  const where = tripWhere(trip, pickUp?.timeZone ?? defaultTimeZone())
  const car = useQuery({
    ...carQuery(api, trip.carId, language, where),
    enabled: enabled && pickUp !== undefined,
    // Its name and picture; whether it is free is the flow's business, which asks for itself.
    staleTime: 'static',
  }).data

  return { car: car ?? null, pickUp: pickUp ?? null, dropOff: dropOff ?? null }
}
