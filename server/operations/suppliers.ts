import { sql } from 'kysely'

import { searchCars } from '../cars/search-cars.ts'
import { offerOf } from '../fleet/supplier-offers.ts'
import { given, type Operation } from '../operation.ts'
import { plain } from '../places/names.ts'

/** All of them, suspended ones too: a customer's old bookings are theirs (contract.md S1). */
export const listAllSuppliers: Operation<'listAllSuppliers'> = async ({ db, fleet }) => {
  const rows = await db
    .selectFrom('supplier')
    .select(['id', 'full_name', 'avatar', 'pay_later', 'license_required', 'minimum_rental_days'])
    .orderBy(plain(sql.ref('full_name')))
    .orderBy('id')
    .execute()
  const now = await fleet.now()
  return given(
    rows.map((row) => ({
      _id: row.id,
      fullName: row.full_name,
      avatar: row.avatar,
      payLater: row.pay_later,
      licenseRequired: row.license_required,
      minimumRentalDays: row.minimum_rental_days,
      ...offerOf(now, row.id),
    })),
  )
}

export const findSuppliersWithCars: Operation<'findSuppliersWithCars'> = async (call) => {
  const { result, fleet } = await searchCars(call, { ...call.body, suppliers: undefined })
  const counts = result.facets.suppliers()
  return given(
    fleet.suppliers.flatMap(({ id, fullName, avatar }) => {
      const carCount = counts.get(id) ?? 0
      return carCount > 0 ? { _id: id, fullName, avatar, carCount } : []
    }),
  )
}
