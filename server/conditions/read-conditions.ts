import { toMajor } from '@masar/domain/money/money.ts'
import type { CarRange } from '@masar/domain/car/catalogue.ts'
import { isLanguage } from '@masar/domain/service/languages.ts'
import type { components } from '@masar/openapi/schema.d.ts'
import { sql } from 'kysely'

import type { Database } from '../db/connection/connect.ts'
import type { ObjectId } from '../db/object-id.ts'
import { type ConditionTerms, type ExcessTerms, findGroup } from './condition-terms.ts'

type Schemas = components['schemas']

const selectVersions = (db: Database, supplierId: ObjectId) =>
  db
    .selectFrom('rental_conditions')
    .select(['id', 'version', 'created_at', sql<ConditionTerms>`terms`.as('terms')])
    .where('supplier_id', '=', supplierId)

/** Reads the newest conditions of a supplier; undefined if it has none. */
export const readNewestConditions = (db: Database, supplierId: ObjectId) =>
  selectVersions(db, supplierId).orderBy('version', 'desc').limit(1).executeTakeFirst()

/** Reads a summary of the conditions for a car; undefined when its supplier has none. */
export async function readCarConditions(
  db: Database,
  { supplier_id, range }: { supplier_id: ObjectId; range: CarRange },
): Promise<Schemas['CarConditions'] | undefined> {
  const newest = await readNewestConditions(db, supplier_id)
  const group = newest && findGroup(newest.terms.groups, range)
  return (
    group && {
      version: newest.version,
      excess: toWireExcess(group.excess),
      depositMethods: newest.terms.depositMethods,
    }
  )
}

type ConditionsRequest = { supplierId: ObjectId; version: number | undefined; language: string }

/**
 * Reads the requested version of a supplier's conditions, or else the newest one; null if it does not exist.
 */
export async function readSupplierConditions(
  db: Database,
  { supplierId, version, language }: ConditionsRequest,
): Promise<Schemas['RentalConditions'] | null> {
  const newest = await readNewestConditions(db, supplierId)
  if (!newest) return null
  const row =
    version === undefined
      ? newest
      : await selectVersions(db, supplierId).where('version', '=', version).executeTakeFirst()
  if (!row) return null
  const supplier = await db
    .selectFrom('supplier')
    .select(['id', 'full_name', 'avatar'])
    .where('id', '=', supplierId)
    .executeTakeFirstOrThrow()
  return {
    supplier: { _id: supplier.id, fullName: supplier.full_name, avatar: supplier.avatar },
    version: row.version,
    latestVersion: newest.version,
    since: row.created_at.toISOString(),
    ...toWireTerms(row.terms, language),
  }
}

/** Converts terms to the wire format, which omits null values. */
function toWireTerms(terms: ConditionTerms, language: string) {
  const { groups, refuellingFee, border, lateReturn, depositMethods, documents } = terms
  const { youngDriver, notes } = terms
  const note = isLanguage(language) ? notes?.[language] : null
  return {
    groups: groups.map(({ ranges, excess, extraKilometre }) => ({
      ranges,
      excess: toWireExcess(excess),
      ...toWireAmounts({ extraKilometre }),
    })),
    ...toWireAmounts({ refuellingFee }),
    ...(border && {
      border: { countries: border.countries, ...toWireAmounts({ fee: border.fee }) },
    }),
    ...(lateReturn && {
      lateReturn: {
        graceMinutes: lateReturn.graceMinutes,
        ...toWireAmounts({ hourlyFee: lateReturn.hourlyFee }),
      },
    }),
    depositMethods,
    documents,
    ...(youngDriver && {
      youngDriver: { under: youngDriver.under, dailyFee: toMajor(youngDriver.dailyFee) },
    }),
    ...(note ? { note } : {}),
  }
}

const toWireExcess = ({ withoutCover, ...protections }: ExcessTerms): Schemas['Excess'] => ({
  withoutCover: toMajor(withoutCover),
  ...toWireAmounts(protections),
})

const toWireAmounts = <Name extends string>(
  amounts: Record<Name, number | null>,
): Partial<Record<Name, number>> =>
  Object.fromEntries(
    Object.entries<number | null>(amounts).flatMap(([name, amount]) =>
      amount === null ? [] : [[name, toMajor(amount)]],
    ),
  ) as Partial<Record<Name, number>>
