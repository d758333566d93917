import type { CarRange } from '@masar/domain/car/catalogue.ts'
import type { Amount } from '@masar/domain/money/money.ts'
import type { Language } from '@masar/domain/service/languages.ts'
import type { components } from '@masar/openapi/schema.d.ts'

type Wire = components['schemas']['RentalConditions']

/**
 * Amounts in the smallest unit of the base currency. Null means that the supplier gives none for this
 * protection.
 */
export type ExcessTerms = {
  withoutCover: Amount
  collisionDamageWaiver: Amount | null
  fullInsurance: Amount | null
}

/**
 * Terms that differ by car range. The group without ranges applies to the ranges that are in no other group.
 */
export type GroupTerms = {
  ranges: CarRange[]
  excess: ExcessTerms
  extraKilometre: Amount | null
}

/**
 * One version of a supplier's conditions, as the database stores it. Null means that the supplier gives no
 * value.
 */
export type ConditionTerms = {
  groups: GroupTerms[]
  refuellingFee: Amount | null
  border: { countries: string[]; fee: Amount | null } | null
  lateReturn: { graceMinutes: number; hourlyFee: Amount | null } | null
  depositMethods: Wire['depositMethods']
  documents: Wire['documents']
  youngDriver: { under: number; dailyFee: Amount } | null
  notes: Record<Language, string> | null
}

/** Returns the group of a car: the one with its range, or else the first one. */
export function findGroup(groups: readonly GroupTerms[], range: CarRange): GroupTerms | undefined {
  return groups.find(({ ranges }) => ranges.includes(range)) ?? groups[0]
}
