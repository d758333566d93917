import { type CarLocationAndTime, locationAndTime } from '#api/queries/car.query.ts'
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
    const finding =
      trip &&
      askAt(api, trip, link.language, async (where) => {
        const body = supplierSearch(where)
        const found = await api.post<Schemas['SupplierWithCars'][]>('/api/frontend-suppliers', body)
        return { where, found }
      })
    const settings = api.get('/api/settings')
    // `finding` may fail first: the app makes these calls again and shows what failed.
    settings.catch(() => undefined)
    const at = await finding
    if (!at) return settings
    const { where, found } = at
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
  const ask = (where?: CarLocationAndTime) =>
    api.get<Pick<Schemas['CarDetail'], 'name'>>(`/api/car/${id}/${language}`, where)
  const car = (trip && (await askAt(api, trip, language, ask))) ?? (await ask())
  fillSlots('car', car.name)
}

/**
 * Asks about a place and time, as the wire says them, before it is known how late it is there: most cars stand where
 * the operator is. Where it is later or earlier, asks anew. Null where nobody can rent then.
 */
async function askAt<Answer>(
  api: EarlyApi,
  trip: Trip,
  language: string,
  ask: (where: CarLocationAndTime) => Promise<Answer>,
): Promise<Answer | null> {
  const find = (id: string) =>
    api.get<Pick<Schemas['LocationDetail'], 'name' | 'timeZone'>>(`/api/location/${id}/${language}`)
  if (trip.dropOff !== trip.pickUp) find(trip.dropOff).catch(() => undefined)
  const pickUp = find(trip.pickUp)
  // It may fail before it is waited for.
  pickUp.catch(() => undefined)
  const askIn = async (zone: string) =>
    isValidPeriod(trip, zone) ? ask(locationAndTime(trip, zone)) : null

  await loadDateData(language)
  const usual = usualTimeZone()
  const asked = askIn(usual)
  // Whether it is waited for depends on the place.
  asked.catch(() => undefined)
  fillSlots('dates', shortRange(language, trip.from, trip.to))
  const { name, timeZone = usual } = await pickUp
  if (trip.dropOff === trip.pickUp) fillSlots('place', name)
  return timeZone === usual ? asked : askIn(timeZone)
}
