import type { PaymentProviderName } from '@masar/domain/payment/providers.ts'

/** The third-party services that the operator has configured for this site (`config.json`). */
export interface ThirdParties {
  countsVisits: boolean
  checksForRobots: boolean
  /** The providers of online payments. */
  payments: readonly PaymentProviderName[]
  /** The host of the map tiles; null when maps have no tiles. */
  drawsMaps: string | null
  /** The providers of social sign-in: Google, Apple, Facebook. */
  signIns: readonly string[]
}
