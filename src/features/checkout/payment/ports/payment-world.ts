import type { QueryClient } from '@tanstack/react-query'

import type { Api } from '#api/client.ts'
import type { RateSources } from '#api/rates.query.ts'
import type { PaymentProviderName } from '#domain/charge.ts'

/** What the ports of a payment need of the app. */
export interface PaymentWorld {
  api: Api
  queryClient: QueryClient
  now: () => Date
  rates: RateSources
  siteName: string
  /** The operator's choice and order; none chosen is all that the server can do. */
  paymentProviders: readonly PaymentProviderName[]
}
