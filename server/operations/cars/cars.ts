import { readRentalSettings } from '../../bookings/create/operator-settings.ts'
import { findOwnBooking, findOwnHolds } from '../../bookings/read/own-holds.ts'
import { readCarPage } from '../../car-search/car-page.ts'
import { computeNearbyOffers } from '../../car-search/nearby-offers.ts'
import { searchCars } from '../../car-search/search-cars.ts'
import { readCarDetail } from '../../cars/car-detail.ts'
import { readRentalPeriod } from '../../cars/period.ts'
import { readLocationNames } from '../../locations/read-location.ts'
import { respondWith, noContent, type Operation } from '../operation.ts'

export const findCars: Operation<'findCars'> = async (call) => {
  const { page, size } = call.params
  const { result, isHeld, span } = await searchCars(call, call.body)
  const { found, facets, prices } = result
  const shown = found.slice((page - 1) * size, page * size)
  const widest = found.length === 0 ? facets.widest() : undefined
  return respondWith([
    {
      resultData: await readCarPage(call.db, shown, isHeld, span),
      pageInfo: found.length > 0 ? [{ totalRecords: found.length }] : [],
      facets: { ...facets.counts(), pricePerDay: prices.counts() },
      lowestTotals: prices.lowestTotals(),
      ...(widest ? { widest } : {}),
    },
  ])
}

export const findNearbyOffers: Operation<'findNearbyOffers'> = async (call) => {
  const { db, body, params } = call
  const { days, locations } = await computeNearbyOffers(call, body, await readRentalSettings(db))
  const names = await readLocationNames(
    db,
    locations.map(({ _id }) => _id),
    params.language,
  )
  return respondWith({
    days,
    locations: locations.flatMap((location) => {
      const name = names.get(location._id)
      // A location without a name has just been deleted.
      return name === undefined ? [] : [{ ...location, name }]
    }),
  })
}

export const readCar: Operation<'readCar'> = async (call) => {
  const { db, params } = call
  const car = await readCarDetail(db, params.id, params.language, await readDetailRequest(call))
  return car ? respondWith(car) : noContent
}

/** Returns the requested dates and location, with the requester's own holds on the car for these dates. */
async function readDetailRequest({
  db,
  params,
  query,
  cookies,
  now: clock,
}: Parameters<typeof readCar>[0]) {
  const { from, to, pickupLocation } = query
  if (!from || !to || !pickupLocation) return null
  const period = readRentalPeriod({ from, to }, '')
  const now = clock()
  const requestedRental = { carId: params.id, period, cookies, now }
  const [except, own] = await Promise.all([
    findOwnHolds(db, requestedRental),
    findOwnBooking(db, requestedRental),
  ])
  return { ...period, pickupLocation, now, except, own }
}
