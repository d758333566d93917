import type { Supplier } from '../../db/schema.d.ts'
import { type KnownReferences, toFleetId, type LineWriter } from './known-references.ts'
import type { LineReader } from './line-reader.ts'

/** The imported columns of `supplier`: all except those that the operator's staff set. */
type ImportedColumn = Exclude<keyof Supplier, 'id' | 'avatar' | 'blacklisted' | 'phone' | 'address'>

/** Reads a supplier and its rental terms. */
export function readSupplierLine(reader: LineReader, _known: KnownReferences): LineWriter {
  const id = toFleetId('supplier', reader.text('supplier'))
  const row = {
    full_name: reader.text('name'),
    pay_later: reader.flag('pay_later', true),
    license_required: reader.flag('license_required', false),
    minimum_rental_days: reader.optionalWhole('minimum_rental_days', 1, 365),
    price_change_rate: reader.optionalDecimal('price_change_rate', -100, 100) ?? 0,
    keeps_car_minutes: reader.optionalWhole('keeps_car_minutes', 0, 10_080),
    supplier_car_limit: reader.optionalWhole('car_limit', 0, 100_000),
  } satisfies Record<ImportedColumn, unknown>
  return async (tx) => {
    await tx
      .insertInto('supplier')
      .values({ id, ...row })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute()
  }
}
