import { describe, expect, it } from 'vitest'

import type { PaymentProviderName } from '@masar/domain/payment/providers.ts'
import { controlFetch, respondAlways } from '#testing/calls.ts'
import { flowDeps } from '#testing/flow-deps.ts'

import { listProviders } from './list-providers.ts'

const OFFERS = respondAlways(200, {
  providers: [
    { name: 'stripe', publicKey: 'pk_test_1', isTest: true },
    { name: 'payPal', publicKey: 'client', isTest: true },
    { name: 'sandbox', isTest: true },
  ],
})

async function names(...paymentProviders: PaymentProviderName[]) {
  const deps = flowDeps({ config: { paymentProviders } })
  const offers = await listProviders(deps)
  return offers.map(({ name }) => name)
}

describe('the payment providers', () => {
  // @sets paymentProviders
  it('are those of the server, unless the operator has selected and ordered them', async () => {
    controlFetch({ 'GET /api/payment-providers': OFFERS })

    await expect(names()).resolves.toEqual(['stripe', 'payPal', 'sandbox'])
    await expect(names('payPal', 'stripe')).resolves.toEqual(['payPal', 'stripe'])
  })

  // @shows WIRE-78
  it.each([404, 501])('are empty at a backend without such a call (%i)', async (status) => {
    controlFetch({ 'GET /api/payment-providers': respondAlways(status) })
    await expect(names()).resolves.toEqual([])
  })

  it('are unknown when the call fails', async () => {
    controlFetch({ 'GET /api/payment-providers': respondAlways(500) })
    await expect(names()).rejects.toThrow('500')
  })
})
