import type { QueryClient } from '@tanstack/react-query'

import type { components } from '@masar/openapi/schema.d.ts'

import { download } from '../cache/download.ts'
import type { Capabilities } from '../capabilities.ts'
import type { Api } from '../client.ts'
import type { CarLocationAndTime } from '../queries/car.query.ts'

interface CarReader {
  api: Api
  config: { capabilities: Pick<Capabilities, 'carAvailability'> }
  queryClient: QueryClient
}

interface CarToCheck {
  car: components['schemas']['CarDetail']
  where: CarLocationAndTime
}

const downloadSearchCalls = download(() => import('../bookcars/availability.ts'))

/**
 * Returns whether a car is available on these dates, and whether its supplier allows such a short rental.
 * Searches for the car if its own data does not include the availability (BOOK-23).
 */
export async function lookUpAvailability(
  { api, config, queryClient }: CarReader,
  request: CarToCheck,
): Promise<{ isFree: boolean; isLongEnough: boolean }> {
  const { availability } = request.car
  const isFree = availability
    ? availability === 'free'
    : await (await downloadSearchCalls()).isCarAvailable(api, queryClient, request)
  const isLongEnough =
    config.capabilities.carAvailability ||
    !isFree ||
    (await (await downloadSearchCalls()).isRentalLongEnough(api, queryClient, request))
  return { isFree, isLongEnough }
}

/** Adds the availability to a car if the backend does not send it. */
export async function addAvailability<Car extends CarToCheck['car']>(
  reader: CarReader,
  { car, where }: { car: Car; where: CarLocationAndTime },
): Promise<Car> {
  if (reader.config.capabilities.carAvailability) return car
  // Without the capability, the availability sent by the backend is not reliable.
  const request = { car: { ...car, availability: undefined }, where }
  const { isFree, isLongEnough } = await lookUpAvailability(reader, request)
  if (!isFree) return { ...car, availability: 'taken' }
  return { ...car, availability: isLongEnough ? 'free' : 'unavailable' }
}
