import { locationAndTime } from '#api/queries/car.query.ts'
import { carSearch, supplierSearch } from '#api/links/car-search.ts'
import { readTripSearch, toTrip } from '#api/links/trip.ts'
import { usualTimeZone } from '#domain/service/operator.ts'
import { isValidPeriod } from '#domain/rental/rental-period.ts'
import type { Trip } from '#domain/booking/trip.ts'
import type { components } from '#openapi/schema.d.ts'

import { loadDateData } from '#ui/control/date-data.ts'
import { shortRange } from '#ui/control/short-range.ts'

import { readSearchParams } from '../../../features/search/search-link.ts'
import { readChoices } from '../../../features/search/search-params.ts'
import { fillSlots } from './fill-slots.ts'
import type { EarlyApi } from './early-api.ts'
import type { FrameFacts } from './frame-facts.ts'

type Schemas = components['schemas']

/** What an address says of the page that it leads to. */
export interface FramedLink {
  path: string
  search: Record<string, string>
  language: string
}

/** Makes the calls that the app would make, first those for whose answer another one waits. */
type PageCalls = (api: EarlyApi, link: FramedLink, facts: FrameFacts) => Promise<unknown>

/** By the first word of a page's path. */
export const PAGE_CALLS: Partial<Record<string, PageCalls>> = {
  search: async (api, link, { pageSize, isEndless }) => {
    const params = readSearchParams(link.search)
    const trip = toTrip(params)
    const locating = trip && findWhere(api, trip, link.language)
    const settings = api.get('/api/settings')
    const where = await locating
    if (!where) return settings
    const found = await api.post<Schemas['SupplierWithCars'][]>(
      '/api/frontend-suppliers',
      supplierSearch(where),
    )
    const { filters, includesBooked, sort, page } = readChoices(params)
    const chosen = filters.suppliers
    const suppliers = chosen.length > 0 ? chosen : found.map(({ _id }) => _id)
    if (suppliers.length === 0) return settings
    const asked = carSearch({ where, suppliers, filters, includesBooked, sort })
    return api.post(`/api/frontend-cars/${isEndless ? 1 : page}/${pageSize}`, asked)
  },
  car: (api, link) => {
    const [, , id = ''] = link.path.split('/')
    return Promise.all([findCar(api, link, id), api.get('/api/settings')])
  },
  checkout: (api, link) => {
    const { c: car } = link.search
    return Promise.all([
      car && findCar(api, link, car),
      api.get('/api/settings'),
      api.get('/api/country-code'),
    ])
  },
}

async function findCar(api: EarlyApi, { search, language }: FramedLink, id: string) {
  const trip = toTrip(readTripSearch(search))
  const where = trip && (await findWhere(api, trip, language))
  const car = await api.get<Pick<Schemas['CarDetail'], 'name'>>(
    `/api/car/${id}/${language}`,
    where ?? undefined,
  )
  fillSlots('car', car.name)
}

/** The place and time of a trip as the wire says them, once it is known how late it is there. */
async function findWhere(api: EarlyApi, trip: Trip, language: string) {
  const find = (id: string) =>
    api.get<Pick<Schemas['LocationDetail'], 'name' | 'timeZone'>>(`/api/location/${id}/${language}`)
  if (trip.dropOff !== trip.pickUp) find(trip.dropOff).catch(() => undefined)
  const pickUp = find(trip.pickUp)
  // The answer is on its way meanwhile.
  await loadDateData(language)
  fillSlots('dates', shortRange(language, trip.from, trip.to))
  const { name, timeZone = usualTimeZone() } = await pickUp
  if (trip.dropOff === trip.pickUp) fillSlots('place', name)
  return isValidPeriod(trip, timeZone) ? locationAndTime(trip, timeZone) : null
}
