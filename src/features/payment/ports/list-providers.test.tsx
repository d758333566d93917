import { describe, expect, it } from 'vitest'

import type { PaymentProviderName } from '@masar/domain/payment/providers.ts'
import { controlFetch, respondAlways } from '#testing/calls.ts'
import { createFlowDeps } from '#testing/flow-deps.ts'

import { listProviders } from './list-providers.ts'

const OFFERS_RESPONSE = respondAlways(200, {
  providers: [
    { name: 'stripe', publicKey: 'pk_test_1', isTest: true },
    { name: 'payPal', publicKey: 'client', isTest: true },
    { name: 'sandbox', isTest: true },
  ],
})

async function listNames(...paymentProviders: PaymentProviderName[]) {
  const deps = createFlowDeps({ config: { paymentProviders } })
  const offers = await listProviders(deps)
  return offers.map(({ name }) => name)
}

describe('the payment providers', () => {
  // @sets paymentProviders
  it('are the server’s, unless the operator has configured a selection and order', async () => {
    controlFetch({ 'GET /api/payment-providers': OFFERS_RESPONSE })

    await expect(listNames()).resolves.toEqual(['stripe', 'payPal', 'sandbox'])
    await expect(listNames('payPal', 'stripe')).resolves.toEqual(['payPal', 'stripe'])
  })

  // @shows WIRE-78
  it.each([404, 501])(
    'are empty when the backend does not support this call (%i)',
    async (status) => {
      controlFetch({ 'GET /api/payment-providers': respondAlways(status) })
      await expect(listNames()).resolves.toEqual([])
    },
  )

  it('cannot be listed when the call fails', async () => {
    controlFetch({ 'GET /api/payment-providers': respondAlways(500) })
    await expect(listNames()).rejects.toThrow('500')
  })
})
