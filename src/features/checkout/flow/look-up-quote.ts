import { queryOptions } from '@tanstack/react-query'

import { answer } from '#api/answer.ts'
import { type CarPlaceAndTime, carQuery } from '#api/car.query.ts'
import type { Api } from '#api/client.ts'
import { download } from '#api/download.ts'
import { locationQuery } from '#api/locations.query.ts'
import { ApiProblem } from '#api/problem.ts'
import { settingsQuery } from '#api/settings.query.ts'
import type { PaymentProviderName } from '#domain/charge.ts'
import type { Quote } from '#domain/quote.ts'
import { instantOf, DEFAULT_TIME_ZONE } from '#domain/rental-clock.ts'
import { DEFAULT_SETTINGS, meetsSupplierMinimum, rentalProblems } from '#domain/rental-rules.ts'
import type { FlowWorld } from '#flows/flow-world.ts'
import type { Trip } from '#machines/checkout/draft.ts'

import { listProviders } from '../payment/ports/list-providers.ts'
import { askApart, askOnce } from './ask-apart.ts'
import { quoteOf } from './quote-of.ts'

/** For a backend that does not tell of dates. */
const searchCalls = download(() => import('./is-found.ts'))

/**
 * Asks the server for this car and trip, afresh. A backend that does not tell of dates is asked by
 * a search that only this car can answer (contract 10, "Re-run C1"). A trip that is none is a 404.
 */
export async function lookUpQuote(world: FlowWorld, trip: Trip): Promise<Quote> {
  const { api } = world
  const queryClient = world.queryClient()
  const language = world.locale.read()
  const placeOf = (id: string) => askOnce(queryClient, locationQuery(api, id, language))
  const [pickUp] = await Promise.all([
    placeOf(trip.pickupLocationId),
    placeOf(trip.dropOffLocationId),
  ])
  const zone = pickUp.timeZone ?? DEFAULT_TIME_ZONE
  await refuseImpossibleTimes(world, trip, zone)

  const where = whereOf(trip, zone)
  const [car, country, providers] = await Promise.all([
    askApart(queryClient, carQuery(api, trip.carId, language, where)),
    countryOf(world),
    providersOf(world),
  ])
  const isFree = car.availability
    ? car.availability === 'free'
    : await (await searchCalls()).isFound(api, queryClient, { car, where })
  const quote = quoteOf({ car, trip, zone, isFree, country, providers })
  if (!meetsSupplierMinimum(quote.days, car.supplier.minimumRentalDays)) throw noTrip('too-short')
  return quote
}

/** Where and when as the wire says it: instants of the pick-up place. */
export const whereOf = (trip: Trip, zone: string): CarPlaceAndTime => ({
  pickupLocation: trip.pickupLocationId,
  from: instantOf(trip.from, zone).toISOString(),
  to: instantOf(trip.to, zone).toISOString(),
})

async function refuseImpossibleTimes(world: FlowWorld, trip: Trip, zone: string) {
  const { api, queryClient, now } = world
  const settings = await askOnce(queryClient(), settingsQuery(api)).catch(() => DEFAULT_SETTINGS)
  const problems = rentalProblems(trip, { now: now(), zone, settings })
  const problem = problems.from ?? problems.to
  if (problem) throw noTrip(problem)
}

const noTrip = (code: string) => new ApiProblem({ kind: 'http', status: 404, code })

const countryQuery = (api: Api) =>
  queryOptions({
    queryKey: ['country-code'],
    queryFn: ({ signal }) => answer(api.GET('/api/country-code', { signal })),
  })

/** Unknown bars nothing: the server has the last word on who may pay how. */
function countryOf({ api, queryClient }: FlowWorld): Promise<string | null> {
  return askOnce(queryClient(), countryQuery(api)).catch(() => null)
}

/** Unknown bars nothing here either: a payment that cannot begin says so. */
async function providersOf(world: FlowWorld): Promise<PaymentProviderName[] | null> {
  const offers = await listProviders(world).catch(() => null)
  return offers && offers.map(({ name }) => name)
}
