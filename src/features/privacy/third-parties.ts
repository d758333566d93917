import type { PaymentProviderName } from '@masar/domain/payment/providers.ts'

/** The services of others that the operator has chosen for this site (`config.json`). */
export interface ThirdParties {
  countsVisits: boolean
  checksForRobots: boolean
  /** By whom payments are taken. */
  payments: readonly PaymentProviderName[]
  /** Whose pictures a map stands on; null where it stands on our own land. */
  drawsMaps: string | null
  /** By whom somebody may sign in: Google, Apple, Facebook. */
  signIns: readonly string[]
}
