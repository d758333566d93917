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

export const readCar: Operation<'readCar'> = async ({ db, params, query, now }) => {
  const { from, to, pickupLocation } = query
  const asked =
    from && to && pickupLocation
      ? { ...periodOf({ from, to }, ''), pickupLocation, now: now() }
      : null
  const car = await readCarDetail(db, params.id, params.language, asked)
  return car ? given(car) : nothing
}
