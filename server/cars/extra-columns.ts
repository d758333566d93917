import type { Extra } from '@masar/domain/pricing/extras.ts'

/** The column of each extra: in `car` its price, in `booking` whether it was chosen. */
export const EXTRA_COLUMNS = {
  cancellation: 'cancellation',
  amendments: 'amendments',
  theftProtection: 'theft_protection',
  collisionDamageWaiver: 'collision_damage_waiver',
  fullInsurance: 'full_insurance',
  additionalDriver: 'additional_driver',
} as const satisfies Record<Extra, string>
