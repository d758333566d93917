import { sql } from 'kysely'

import type { Account } from '../../account/sessions/session.ts'
import { requireSignedIn } from '../../account/sessions/signed-in.ts'
import { Refusal } from '../../contract/problem.ts'
import { makeContainsPattern, foldName } from '../../locations/location-names.ts'
import { respondWith, type Operation } from '../operation.ts'

/** Lists suppliers whose name contains the keyword, with the number of their cars. */
export const listSuppliers: Operation<'listSuppliers'> = async (call) => {
  const { db, params, query, visitor } = call
  requireStaff(visitor)
  const { page, size } = params
  const found = db
    .selectFrom('supplier')
    .where(
      foldName(sql.ref<string>('full_name')),
      'like',
      foldName(makeContainsPattern(query.s ?? '')),
    )
  const rows = await found
    .select(['id', 'full_name', 'avatar'])
    .select((all) =>
      all
        .selectFrom('car')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('car.supplier_id', '=', 'supplier.id')
        .as('cars'),
    )
    .orderBy(foldName(sql.ref('full_name')))
    .orderBy('id')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  const { total } = await found
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const resultData = rows.map(({ id, full_name: fullName, avatar, cars }) => ({
    _id: id,
    fullName,
    avatar,
    carCount: cars ?? 0,
  }))
  return respondWith([{ resultData, pageInfo: total > 0 ? [{ totalRecords: total }] : [] }])
}

/** Lists the supplier's available cars at the location and its child locations. */
export const listCarsForBooking: Operation<'listCarsForBooking'> = async (call) => {
  const { db, params, query, body, visitor } = call
  const { type, supplier_id: own } = requireStaff(visitor)
  if (type === 'supplier' && own !== body.supplier) throw new Refusal('forbidden')
  const { page, size } = params
  const cars = await db
    .selectFrom('car')
    .innerJoin('car_location', 'car_location.car_id', 'car.id')
    .innerJoin('location', 'location.id', 'car_location.location_id')
    .distinct()
    .select(['car.id', 'car.name', 'car.image', 'car.range'])
    .select(foldName(sql.ref('car.name')).as('plain_name'))
    .where('car.supplier_id', '=', body.supplier)
    .where('car.available', '=', true)
    .where((where) =>
      where.or([
        where('location.id', '=', body.pickupLocation),
        where('location.parent_id', '=', body.pickupLocation),
      ]),
    )
    .where(
      foldName(sql.ref<string>('car.name')),
      'like',
      foldName(makeContainsPattern(query.s ?? '')),
    )
    .orderBy('plain_name')
    .orderBy('car.id')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  return respondWith(
    cars.map(({ id, name, image, range }) => ({
      _id: id,
      name,
      supplier: body.supplier,
      image,
      range,
    })),
  )
}

function requireStaff(visitor: Account | null): Account {
  const account = requireSignedIn(visitor)
  if (account.type === 'user') throw new Refusal('forbidden')
  return account
}
