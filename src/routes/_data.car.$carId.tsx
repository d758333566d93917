import { i18n } from '@lingui/core'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { useEffect } from 'react'

import { useQuery } from '#api/cache/use-query.ts'
import { carQuery, toLocationAndTime } from '#api/queries/car.query.ts'
import { addAvailability } from '#api/calls/car-availability.ts'
import { findKnownLocation } from '#api/links/known-location.ts'
import { rethrowAsNotFound } from '#api/not-found.ts'
import { storeSeenCar } from '#api/stored/seen-cars.ts'
import { settingsQuery } from '#api/queries/settings.query.ts'
import { readTripSearch, toTrip, toTripSearch } from '#api/links/trip.ts'
import { resolveTypedLocations } from '#api/links/resolve-typed-locations.ts'
import { readTypedLocations } from '#api/links/typed-locations.ts'
import { redirectOldLink } from '#app/address/redirect-old-link.ts'
import { isValidPeriod } from '@masar/domain/rental/rental-period.ts'
import { DEFAULT_SETTINGS } from '@masar/domain/rental/rental-rules.ts'

import { CarMissing } from '../features/car/car-missing.tsx'
import { CarPage } from '../features/car/car-page.tsx'
import { prefillCarForm } from '../features/car/car-start.ts'
import { CarSkeleton } from '../features/car/car-skeleton.tsx'
import { getDefaultTimeZone } from '@masar/domain/service/operator.ts'
import { useNow } from '#ui/lifecycle/clock.ts'

export const Route = createFileRoute('/_data/car/$carId')({
  validateSearch: (search) => ({ ...readTripSearch(search), ...readTypedLocations(search) }),
  beforeLoad: redirectOldLink,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, params: { carId }, deps }) => {
    const { api, queryClient } = context
    const language = i18n.locale
    const { found: ids, choice } = await resolveTypedLocations(context, deps, language)
    if (ids) {
      const search = { ...deps, ...ids }
      throw redirect({ to: '/car/$carId', params: { carId }, search, replace: true })
    }
    const [pickUp, dropOff] = await Promise.all([
      findKnownLocation(context, deps.pickup, language),
      findKnownLocation(context, deps.dropoff, language),
    ])
    const trip = pickUp && dropOff && toTrip(deps)
    const canAsk = trip && isValidPeriod(trip, pickUp.timeZone ?? getDefaultTimeZone())
    const where = canAsk ? toLocationAndTime(trip, pickUp.timeZone) : undefined
    const query = carQuery(api, carId, language, where)
    const found = await queryClient.fetchQuery(query).catch(rethrowAsNotFound)
    const car = where ? await addAvailability(context, { car: found, where }) : found
    return { car, trip, pickUp, dropOff, choice }
  },
  component: CarRoute,
  pendingComponent: CarSkeleton,
  notFoundComponent: CarNotFound,
})

function CarRoute() {
  const { api, config } = Route.useRouteContext()
  const { car, trip, pickUp, dropOff, choice } = Route.useLoaderData()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const now = useNow()
  const { data: settings = DEFAULT_SETTINGS } = useQuery(settingsQuery(api))
  const start = prefillCarForm({ car, search, trip, pickUp, dropOff, rules: { now, settings } })

  useEffect(() => {
    const { _id: id, name, range } = car
    storeSeenCar({ id, name, range, search: trip ? toTripSearch(trip) : undefined })
  }, [car, trip])

  return (
    <CarPage
      key={[
        search.from,
        search.to,
        search.pickup,
        search.dropoff,
        search.pickupName,
        search.dropoffName,
      ].join(' ')}
      api={api}
      car={car}
      {...start}
      choice={choice}
      showsSupplier={!config.hideSuppliers}
      onTrip={(next) => void navigate({ search: toTripSearch(next), resetScroll: false })}
    />
  )
}

function CarNotFound() {
  const trip = toTrip(Route.useSearch())
  return <CarMissing trip={trip && toTripSearch(trip)} />
}
