import { ownBooking, ownHolds } from '../bookings/own-holds.ts'
import { readCarDetail } from '../cars/car-detail.ts'
import { carPage } from '../cars/car-page.ts'
import { periodOf } from '../cars/period.ts'
import { searchCars } from '../cars/search-cars.ts'
import { given, nothing, type Operation } from '../operation.ts'

export const findCars: Operation<'findCars'> = async (call) => {
  const { page, size } = call.params
  const { result, isHeld, span } = await searchCars(call, call.body)
  const { found, facets } = result
  const shown = found.slice((page - 1) * size, page * size)
  const widest = found.length === 0 ? facets.widest() : undefined
  return given([
    {
      resultData: await carPage(call.db, shown, isHeld, span),
      pageInfo: found.length > 0 ? [{ totalRecords: found.length }] : [],
      facets: facets.counts(),
      ...(widest ? { widest } : {}),
    },
  ])
}

export const readCar: Operation<'readCar'> = async (call) => {
  const { db, params } = call
  const car = await readCarDetail(db, params.id, params.language, await askedOf(call))
  return car ? given(car) : nothing
}

/** The dates and the place, and what of the asker's own holds the car then. */
async function askedOf({ db, params, query, cookies, now: clock }: Parameters<typeof readCar>[0]) {
  const { from, to, pickupLocation } = query
  if (!from || !to || !pickupLocation) return null
  const period = periodOf({ from, to }, '')
  const now = clock()
  const wanted = { carId: params.id, period, cookies, now }
  const [except, own] = await Promise.all([ownHolds(db, wanted), ownBooking(db, wanted)])
  return { ...period, pickupLocation, now, except, own }
}
