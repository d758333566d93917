import { sql } from 'kysely'

import { searchCars } from '../../car-search/search-cars.ts'
import { getSupplierOffer } from '../../car-search/supplier-offers.ts'
import { foldName } from '../../locations/location-names.ts'
import { respondWith, type Operation } from '../operation.ts'

/** Includes suspended suppliers: a customer's old bookings refer to them (WIRE-58). */
export const listAllSuppliers: Operation<'listAllSuppliers'> = async ({ db, fleet }) => {
  const rows = await db
    .selectFrom('supplier')
    .select(['id', 'full_name', 'avatar', 'pay_later', 'license_required', 'minimum_rental_days'])
    .orderBy(foldName(sql.ref('full_name')))
    .orderBy('id')
    .execute()
  const now = await fleet.now()
  return respondWith(
    rows.map((row) => ({
      _id: row.id,
      fullName: row.full_name,
      avatar: row.avatar,
      payLater: row.pay_later,
      licenseRequired: row.license_required,
      minimumRentalDays: row.minimum_rental_days,
      ...getSupplierOffer(now, row.id),
    })),
  )
}

export const findSuppliersWithCars: Operation<'findSuppliersWithCars'> = async (call) => {
  const { result, fleet } = await searchCars(call, { ...call.body, suppliers: undefined })
  const counts = result.facets.suppliers()
  return respondWith(
    fleet.suppliers.flatMap(({ id, fullName, avatar }) => {
      const carCount = counts.get(id) ?? 0
      return carCount > 0 ? { _id: id, fullName, avatar, carCount } : []
    }),
  )
}
