import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { verifyBotCheckToken } from '../account/bot-check.ts'
import { fetchFacebookIdentity } from '../account/social/facebook.ts'
import { verifyIdToken } from '../account/social/id-token.ts'
import type { KeyedProviderName } from '../payments/settings/all-providers.ts'
import { createPayPalProvider } from '../payments/paypal/paypal-provider.ts'
import { createStripeProvider } from '../payments/stripe/stripe-provider.ts'
import { buildPaymentOrder } from '../payments/testing/orders.ts'
import { startStub, type StubServer } from '../testing/processes/stub-server.ts'
import { GOOGLE_CLAIMS, type Issuer, startTokenIssuer } from '../testing/processes/token-issuer.ts'
import { NOW } from '../testing/test-server.ts'
import { readCountry } from './country.ts'

const ACCESS_TOKEN_PATH = '/v1/oauth2/token'
const ACCESS_TOKEN_RESPONSE = { access_token: 'A21AA', expires_in: 3600 }

/** A server that redirects every call to the other server, keeping the method and body. */
let near: StubServer
let far: StubServer
let google: Issuer
/** Whether the mock issues a PayPal access token, so that the next call is the redirected one. */
let givesAccess = false
beforeAll(async () => {
  far = await startStub(() => ({ json: {} }))
  near = await startStub(({ path }) =>
    givesAccess && path === ACCESS_TOKEN_PATH
      ? { json: ACCESS_TOKEN_RESPONSE }
      : { status: 307, json: {}, headers: { location: far.url + path } },
  )
  google = await startTokenIssuer(GOOGLE_CLAIMS)
})
beforeEach(() => {
  near.requests.length = 0
  far.requests.length = 0
})
afterAll(() => Promise.all([near, far, google.keys].map((each) => each.close())))

const callPayPal = () =>
  createPayPalProvider({
    clientId: 'masar',
    clientSecret: 'secret',
    webhookId: 'hook',
    brandName: 'Masar',
    apiBase: new URL(near.url),
  }).open(buildPaymentOrder())

const callStripe = () =>
  createStripeProvider({
    secretKey: 'sk_test_1',
    publishableKey: 'pk_test_1',
    webhookSecret: 'whsec_1',
    apiBase: new URL(near.url),
    retries: 0,
  }).open(buildPaymentOrder())

const callFacebook = () =>
  fetchFacebookIdentity({ appId: 'masar', appSecret: 'secret', graphUrl: near.url }, 'token')

const callGoogle = async () => {
  const token = await google.token({ email: 'ana@example.org' })
  const issuer = { clientId: GOOGLE_CLAIMS.aud, keysUrl: `${near.url}/keys` }
  return verifyIdToken(issuer, { provider: 'google', token, now: NOW })
}

const callBotCheck = () =>
  verifyBotCheckToken(
    { secret: 'secret', url: `${near.url}/verify` },
    { token: 'a', ip: '192.0.2.7' },
  )

type OutsideCall = [whom: string, path: string, ask: () => Promise<unknown>]

const PROVIDER_CALLS: Record<KeyedProviderName, OutsideCall[]> = {
  payPal: [
    ['PayPal for access', ACCESS_TOKEN_PATH, callPayPal],
    ['PayPal', '/v2/checkout/orders', callPayPal],
  ],
  stripe: [['Stripe', '/v1/customers', callStripe]],
}

const OUTSIDE_CALLS: OutsideCall[] = [
  ['Facebook', '/debug_token', callFacebook],
  ['Google about its keys', '/keys', callGoogle],
  ['the bot check', '/verify', callBotCheck],
  ...Object.values(PROVIDER_CALLS).flat(),
]

describe('a redirected outgoing call', () => {
  it.each(OUTSIDE_CALLS)(
    'fails without following the redirect when it calls %s',
    async (_whom, path, ask) => {
      givesAccess = path !== ACCESS_TOKEN_PATH
      await expect(ask()).rejects.toThrow(Error)
      expect(near.requests.at(-1)?.path).toBe(path)
      expect(far.requests).toEqual([])
    },
  )

  it('to the country lookup returns the default country without forwarding the visitor’s address', async () => {
    const countryLookupUrl = `${near.url}/{ip}/country`
    const country = await readCountry('203.0.113.7', { countryLookupUrl, countryCode: 'TN' })
    expect(country).toBe('TN')
    expect(near.requests.map(({ path }) => path)).toEqual(['/203.0.113.7/country'])
    expect(far.requests).toEqual([])
  })
})
