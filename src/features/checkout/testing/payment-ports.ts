import { QueryClient } from '@tanstack/react-query'

import { createApi } from '#api/client.ts'

import type { PaymentWorld } from '../payment/ports/payment-world.ts'

/** What the ports of a payment need, over whatever wire the test holds. */
export const paymentWorld = (): PaymentWorld => ({
  api: createApi({ host: '' }),
  queryClient: new QueryClient(),
  now: () => new Date('2026-05-20T12:00:00.000Z'),
  rates: { primary: '/rates' },
  siteName: 'Masar',
  paymentProviders: [],
})

export const never = new AbortController().signal
