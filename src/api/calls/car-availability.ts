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

interface AskedCar {
  car: components['schemas']['CarDetail']
  where: CarLocationAndTime
}

const searchCalls = download(() => import('../bookcars/availability.ts'))

/**
 * Whether a car is available on these dates, and whether its supplier allows so short a rental: from the car's own
 * data, or by searches when it has none (BOOK-23).
 */
export async function lookUpAvailability(
  { api, config, queryClient }: CarReader,
  asked: AskedCar,
): Promise<{ isFree: boolean; isLongEnough: boolean }> {
  const { availability } = asked.car
  const isFree = availability
    ? availability === 'free'
    : await (await searchCalls()).isFound(api, queryClient, asked)
  const isLongEnough =
    config.capabilities.carAvailability ||
    !isFree ||
    (await (await searchCalls()).isLongEnough(api, queryClient, asked))
  return { isFree, isLongEnough }
}

/** The car with its availability, also from a backend that does not send it. */
export async function withAvailability<Car extends AskedCar['car']>(
  reader: CarReader,
  { car, where }: { car: Car; where: CarLocationAndTime },
): Promise<Car> {
  if (reader.config.capabilities.carAvailability) return car
  // Its availability is reliable only with the capability.
  const asked = { car: { ...car, availability: undefined }, where }
  const { isFree, isLongEnough } = await lookUpAvailability(reader, asked)
  if (!isFree) return { ...car, availability: 'taken' }
  return { ...car, availability: isLongEnough ? 'free' : 'unavailable' }
}
