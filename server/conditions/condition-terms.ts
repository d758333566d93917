import type { CarRange } from '@masar/domain/car/catalogue.ts'
import type { Amount } from '@masar/domain/money/money.ts'
import type { Language } from '@masar/domain/service/languages.ts'
import type { components } from '@masar/openapi/schema.d.ts'

type Wire = components['schemas']['RentalConditions']

/** Integers of the base currency. Null: the supplier states nothing for this protection. */
export type ExcessTerms = {
  withoutCover: Amount
  collisionDamageWaiver: Amount | null
  fullInsurance: Amount | null
}

/** What differs by car. The group without ranges is of all cars that no other group names. */
export type GroupTerms = {
  ranges: CarRange[]
  excess: ExcessTerms
  extraKilometre: Amount | null
}

/** One version of a supplier's conditions, as the database stores it. Null: not stated. */
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

/** The group of a car: the one that names its range, or the first one. */
export function findGroup(groups: readonly GroupTerms[], range: CarRange): GroupTerms | undefined {
  return groups.find(({ ranges }) => ranges.includes(range)) ?? groups[0]
}
