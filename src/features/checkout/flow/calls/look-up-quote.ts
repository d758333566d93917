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

  const where = toCarLocationAndTime(trip, zone)
  const [car, country, providers] = await Promise.all([
    fetchFresh(queryClient, carQuery(api, trip.carId, language, where)),
    fetchCountry(deps),
    fetchProviderNames(deps),
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
 * Returns the pick-up location and the times in the contract's format: instants, converted from the location's
 * time zone.
 */
export const toCarLocationAndTime = (trip: CarTrip, zone: string): CarLocationAndTime => ({
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
 * Fetches the visitor's country; null if unknown. All payment choices then stay enabled, and the server decides
 * which are allowed.
 */
function fetchCountry({ api, queryClient }: FlowDeps): Promise<string | null> {
  return fetchCached(queryClient(), countryQuery(api)).catch(() => null)
}

/**
 * Fetches the payment providers; null if unknown. All payment choices then stay enabled, and a payment that
 * cannot start shows an error.
 */
async function fetchProviderNames(deps: FlowDeps): Promise<PaymentProviderName[] | null> {
  const offers = await listProviders(deps).catch(() => null)
  return offers && offers.map(({ name }) => name)
}
