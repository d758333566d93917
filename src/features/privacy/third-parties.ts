import type { PaymentProviderName } from '@masar/domain/payment/providers.ts'

/** The third-party services that the operator has configured for this site (`config.json`). */
export interface ThirdParties {
  countsVisits: boolean
  checksForRobots: boolean
  /** The providers that take payments. */
  payments: readonly PaymentProviderName[]
  /** The host that serves the map tiles; null when the map is drawn without tiles. */
  drawsMaps: string | null
  /** The providers of social sign-in: Google, Apple, Facebook. */
  signIns: readonly string[]
}
