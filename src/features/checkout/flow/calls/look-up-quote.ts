import { queryOptions } from '@tanstack/react-query'

import { unwrapResponse } from '#api/unwrap-response.ts'
import { type CarLocationAndTime, carQuery } from '#api/queries/car.query.ts'
import type { Api } from '#api/client.ts'
import { lookUpAvailability } from '#api/calls/car-availability.ts'
import { locationQuery } from '#api/queries/locations.query.ts'
import { toResult } from '#api/to-result.ts'
import { settingsQuery } from '#api/queries/settings.query.ts'
import type { PaymentProviderName } from '@masar/domain/payment/providers.ts'
import { toInstant } from '@masar/domain/rental/rental-clock.ts'
import {
  DEFAULT_SETTINGS,
  meetsSupplierMinimum,
  findRentalProblems,
} from '@masar/domain/rental/rental-rules.ts'
import type { FlowDeps } from '#flows/flow-deps.ts'
import type { QuoteAnswer, TripIssue } from '@masar/machines/placing/placing-facts.ts'
import type { CarTrip } from '@masar/domain/booking/trip.ts'

import { listProviders } from '../../../payment/ports/list-providers.ts'
import { fetchFresh, fetchCached } from '#api/cache/fetch-fresh.ts'
import { makeQuote } from './make-quote.ts'
import { getDefaultTimeZone } from '@masar/domain/service/operator.ts'

/** Fetches a fresh quote for this car and trip. */
export async function lookUpQuote(deps: FlowDeps, trip: CarTrip): Promise<QuoteAnswer> {
  const found = await toResult(findQuote(deps, trip), { 'unknown-trip': [204, 404] })
  return found.ok ? found.answer : refuseTrip(null)
}

async function findQuote(deps: FlowDeps, trip: CarTrip): Promise<{ answer: QuoteAnswer }> {
  const { api } = deps
  const queryClient = deps.queryClient()
  const language = deps.locale.read()
  const findLocation = (id: string) => fetchCached(queryClient, locationQuery(api, id, language))
  const [pickUp] = await Promise.all([findLocation(trip.pickUp), findLocation(trip.dropOff)])
  const zone = pickUp.timeZone ?? getDefaultTimeZone()
  const issue = await findTimesIssue(deps, trip, zone)
  if (issue) return { answer: refuseTrip(issue) }

  const where = toQuotedEnd(trip, zone)
  const [car, country, providers] = await Promise.all([
    fetchFresh(queryClient, carQuery(api, trip.carId, language, where)),
    lookUpCountry(deps),
    lookUpProviders(deps),
  ])
  const reader = { ...deps, queryClient }
  const { isFree, ...available } = await lookUpAvailability(reader, { car, where })
  const quote = makeQuote({ car, trip, zone, isFree, country, providers })
  const isLongEnough =
    available.isLongEnough && meetsSupplierMinimum(quote.days, car.supplier.minimumRentalDays)
  return { answer: isLongEnough ? { ok: true, quote } : refuseTrip('too-short') }
}

const refuseTrip = (issue: TripIssue): QuoteAnswer => ({
  ok: false,
  refused: 'unknown-trip',
  issue,
})

/**
 * Returns location and times in the format of the contract: instants, from the time zone of the pick-up
 * location.
 */
export const toQuotedEnd = (trip: CarTrip, zone: string): CarLocationAndTime => ({
  pickupLocation: trip.pickUp,
  from: toInstant(trip.from, zone).toISOString(),
  to: toInstant(trip.to, zone).toISOString(),
})

async function findTimesIssue(deps: FlowDeps, trip: CarTrip, zone: string): Promise<TripIssue> {
  const { api, queryClient, now } = deps
  const settings = await fetchCached(queryClient(), settingsQuery(api)).catch(
    () => DEFAULT_SETTINGS,
  )
  const problems = findRentalProblems(trip, { now: now(), zone, settings })
  return problems.from ?? problems.to
}

const countryQuery = (api: Api) =>
  queryOptions({
    queryKey: ['country-code'],
    queryFn: ({ signal }) => unwrapResponse(api.GET('/api/country-code', { signal })),
  })

/**
 * Fetches the country of the visitor. An unknown country bars no payment choice: the server decides which ones
 * are allowed.
 */
function lookUpCountry({ api, queryClient }: FlowDeps): Promise<string | null> {
  return fetchCached(queryClient(), countryQuery(api)).catch(() => null)
}

/**
 * Fetches the payment providers. Unknown providers bar no payment choice either: a payment that cannot start
 * shows an error.
 */
async function lookUpProviders(deps: FlowDeps): Promise<PaymentProviderName[] | null> {
  const offers = await listProviders(deps).catch(() => null)
  return offers && offers.map(({ name }) => name)
}
