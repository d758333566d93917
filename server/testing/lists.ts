import type { components } from '@masar/openapi/schema.d.ts'

import { BOOKING_STATUSES } from '@masar/domain/booking/booking-status.ts'

import type { Browser } from './browser.ts'
import { buildCarSearch } from './requests.ts'

type Schemas = components['schemas']

/** Reads the ids of all suppliers, because a list requires the ids of those to show. */
export async function readSupplierIds(browser: Browser): Promise<string[]> {
  const { body } = await browser.get('/api/all-suppliers')
  return (body as Schemas['Supplier'][]).map(({ _id }) => _id)
}

/**
 * Reads a page of the bookings that this browser's account may see. Includes all suppliers and statuses by
 * default.
 */
export async function readBookingList(
  browser: Browser,
  query: Partial<Schemas['BookingsQuery']> = {},
  page = 1,
  size = 100,
) {
  const { body } = await browser.post(`/api/bookings/${page}/${size}/fr`, {
    suppliers: await readSupplierIds(browser),
    statuses: BOOKING_STATUSES,
    ...query,
  })
  const [{ resultData, pageInfo }] = body as Schemas['BookingPage']
  return { rows: resultData, total: pageInfo[0]?.totalRecords ?? 0 }
}

/** Reads all cars that match a search, of all suppliers, on one page. */
export async function readCarSearch(
  browser: Browser,
  narrower: Partial<Schemas['CarSearch']> = {},
) {
  const request = buildCarSearch({ suppliers: await readSupplierIds(browser), ...narrower })
  const { body } = await browser.post('/api/frontend-cars/1/1000', request)
  const [{ resultData, pageInfo, lowestTotals }] = body as Schemas['CarPage']
  return { rows: resultData, total: pageInfo[0]?.totalRecords ?? 0, lowestTotals }
}
