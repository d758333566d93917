import { basename } from 'node:path'

import { describe, expect, it } from 'vitest'

import { ConfigError, readConfig } from './config.ts'

const STRIPE_SETTINGS = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
}
const PAYPAL_SETTINGS = {
  PAYPAL_CLIENT_ID: 'id',
  PAYPAL_CLIENT_SECRET: 'se',
  PAYPAL_WEBHOOK_ID: 'wh',
}

const findIssues = (env: Record<string, string>) => {
  try {
    readConfig(env)
    return []
  } catch (error) {
    return error instanceof ConfigError ? error.message.split('\n').slice(1) : [String(error)]
  }
}

describe('the configuration', () => {
  // @shows OPS-1
  it('has a default for every setting', () => {
    expect(readConfig({})).toMatchObject({
      port: 3002,
      databaseUrl: undefined,
      countryCode: 'FR',
      trustedProxies: 0,
      rateLimit: true,
      testControl: false,
    })
  })

  // @shows OPS-1
  it('is read from the environment', () => {
    const config = readConfig({
      PORT: '8080',
      ALLOWED_ORIGINS: 'https://a.example, http://localhost:5173',
      COUNTRY_CODE: 'tn',
      BASE_CURRENCY: 'MAD',
      TIME_ZONE: 'Africa/Casablanca',
      PUBLIC_URL: 'https://masar.example',
    })
    expect(config).toMatchObject({
      port: 8080,
      allowedOrigins: ['https://a.example', 'http://localhost:5173'],
      countryCode: 'TN',
      units: { currency: 'MAD', timeZone: 'Africa/Casablanca' },
    })
    expect(config.publicUrl.protocol).toBe('https:')
  })

  // @shows OPS-4
  it('reports all mistakes at once', () => {
    const issues = findIssues({
      PORT: '99999',
      RATE_LIMIT: 'maybe',
      ALLOWED_ORIGINS: 'a.example',
      BASE_CURRENCY: 'dinar',
      TIME_ZONE: 'Tunis',
    })
    expect(issues).toHaveLength(5)
    expect(issues[0]).toBe('  - PORT must be a whole number from 0 to 65535; it is "99999".')
  })

  // @shows OPS-4
  it('does not print the password of a database', () => {
    const [issue] = findIssues({ DATABASE_URL: 'mysql://me:secret@host/db' })
    expect(issue).toContain('DATABASE_URL')
    expect(issue).not.toContain('secret')
  })

  // @shows OPS-3
  it('rejects test control and the BookCars profile in production', () => {
    expect(findIssues({ TEST_CONTROL: 'true', NODE_ENV: 'production' })).toHaveLength(1)
    expect(findIssues({ PROFILE: 'bookcars', NODE_ENV: 'production' })).toHaveLength(1)
  })

  it.each([
    [{}, '.data'],
    [{ PROFILE: 'bookcars' }, '.data-bookcars'],
    [{ PROFILE: 'bookcars', DATA_DIR: '/srv/data' }, 'data'],
  ])('with %j stores its data in %s', (env, folder) => {
    expect(basename(readConfig(env).dataDir)).toBe(folder)
  })

  // @shows OPS-3
  it('rejects demo data in production', () => {
    expect(readConfig({}).seed).toBe(true)
    expect(readConfig({ NODE_ENV: 'production' })).toMatchObject({ seed: false, outbox: false })
    expect(findIssues({ SEED: 'true', NODE_ENV: 'production' })).toHaveLength(1)
  })

  // @shows OPS-3
  it('never treats a misspelled “production” as development', () => {
    for (const NODE_ENV of ['Production', 'PRODUCTION'])
      expect(readConfig({ NODE_ENV })).toMatchObject({
        isProduction: true,
        seed: false,
        outbox: false,
        sandbox: null,
        host: undefined,
      })
    for (const NODE_ENV of ['prod', 'production ', 'staging', 'live'])
      expect(findIssues({ NODE_ENV })).toEqual([
        `  - NODE_ENV must be production, development or test; it is "${NODE_ENV}".`,
      ])
    expect(readConfig({ NODE_ENV: '' }).isProduction).toBe(false)
  })

  it('accepts only a public URL without a path, because the app is served from /', () => {
    expect(readConfig({ PUBLIC_URL: 'https://rent.example/' }).publicUrl.pathname).toBe('/')
    for (const end of ['/rent', '/rent/', '/?a=b', '/#rent'])
      expect(findIssues({ PUBLIC_URL: `https://example.com${end}` })).toEqual([
        expect.stringContaining('PUBLIC_URL must be an http or https address without a path'),
      ])
  })

  // @shows OPS-3
  it.each([
    [{}, '127.0.0.1'],
    [{ HOST: '0.0.0.0' }, '0.0.0.0'],
    [{ NODE_ENV: 'production' }, undefined],
    [{ NODE_ENV: 'production', HOST: '10.0.0.5' }, '10.0.0.5'],
  ])('with %j listens to %s', (env, host) => {
    expect(readConfig(env).host).toBe(host)
  })

  it('accepts requests for its own host names and, outside production, for no others', () => {
    const { allowedHosts } = readConfig({ HOST: '0.0.0.0', PUBLIC_URL: 'https://masar.example' })
    expect(allowedHosts).toEqual(['localhost', '127.0.0.1', '[::1]', 'masar.example'])
    expect(readConfig({ ALLOWED_HOSTS: 'Shop.test, 10.0.0.5' }).allowedHosts).toContain('shop.test')
    expect(readConfig({ HOST: '10.0.0.5' }).allowedHosts).toContain('10.0.0.5')
    expect(readConfig({ NODE_ENV: 'production' }).allowedHosts).toBeNull()
    expect(findIssues({ ALLOWED_HOSTS: 'http://shop.test' })).toHaveLength(1)
  })

  it('trusts as many proxies as configured, or one if the former setting is on', () => {
    expect(readConfig({ TRUSTED_PROXIES: '2' })).toMatchObject({ trustedProxies: 2, notes: [] })
    const former = readConfig({ TRUST_PROXY: 'true' })
    expect([former.trustedProxies, former.notes]).toEqual([
      1,
      [expect.stringContaining('TRUSTED_PROXIES=1')],
    ])
    expect(findIssues({ TRUSTED_PROXIES: 'true' })).toHaveLength(1)
  })

  it('reads settings by their former names, and suggests the new ones', () => {
    const { demoSupplierSeconds, testControl, notes } = readConfig({
      DESK_ROBOT_SECONDS: '7',
      SCENARIO_GATE: 'true',
    })
    expect([demoSupplierSeconds, testControl]).toEqual([7, true])
    expect(notes).toEqual([
      expect.stringContaining('DEMO_SUPPLIER_SECONDS'),
      expect.stringContaining('TEST_CONTROL'),
    ])
    expect(readConfig({ DESK_ROBOT_SECONDS: '7', DEMO_SUPPLIER_SECONDS: '3' })).toMatchObject({
      demoSupplierSeconds: 3,
    })
    expect(findIssues({ SCENARIO_GATE: 'true', NODE_ENV: 'production' })).toHaveLength(1)
  })

  it('does not print the password of an email server', () => {
    const [issue] = findIssues({ SMTP_URL: 'ftp://me:secret@host' })
    expect(issue).toContain('SMTP_URL')
    expect(issue).not.toContain('secret')
  })

  it('shows emails on a page only without an email server and outside production', () => {
    expect(readConfig({}).outbox).toBe(true)
    expect(readConfig({ SMTP_URL: 'smtp://mail.example' }).outbox).toBe(false)
    expect(readConfig({ NODE_ENV: 'production' }).outbox).toBe(false)
  })

  // @shows OPS-17
  it('enables the social sign-in providers whose keys are set', () => {
    expect(readConfig({}).social).toEqual({ google: null, apple: null, facebook: null })
    const { social } = readConfig({ GOOGLE_CLIENT_ID: 'masar', GOOGLE_KEYS_URL: 'http://keys' })
    expect(social.google).toEqual({ clientId: 'masar', keysUrl: 'http://keys' })
    expect(findIssues({ FACEBOOK_APP_ID: '1' })).toHaveLength(1)
  })

  // @shows PAY-26
  it('allows half an hour for a payment by default, and test cards if no provider has keys', () => {
    const config = readConfig({})
    expect(config).toMatchObject({ paymentWindowMinutes: 30, stripe: null, payPal: null })
    expect(config.sandbox).toEqual({ slowMs: 30_000, webhookDelayMs: 0 })
    expect(readConfig({ NODE_ENV: 'production' }).sandbox).toBeNull()
    expect(readConfig({ ...STRIPE_SETTINGS }).sandbox).toBeNull()
    expect(readConfig({ ...STRIPE_SETTINGS, PAYMENT_SANDBOX: 'on' }).sandbox).not.toBeNull()
    expect(readConfig({ SANDBOX_WEBHOOK_DELAY_MS: 'never' }).sandbox?.webhookDelayMs).toBeNull()
  })

  it.each([
    ['Stripe', { ...STRIPE_SETTINGS, STRIPE_SECRET_KEY: 'sk_live_1' }],
    ['Stripe, restricted', { ...STRIPE_SETTINGS, STRIPE_SECRET_KEY: 'rk_live_1' }],
    ['PayPal', { ...PAYPAL_SETTINGS, PAYPAL_API_BASE: 'https://api-m.paypal.com' }],
  ])('rejects test cards next to real keys of %s', (_, keys) => {
    expect(readConfig(keys).sandbox).toBeNull()
    expect(findIssues({ ...keys, PAYMENT_SANDBOX: 'on' })).toEqual([
      '  - PAYMENT_SANDBOX is not allowed next to live keys.',
    ])
  })

  it('requires related keys to be set together, and prints none of them', () => {
    const issues = findIssues({ STRIPE_SECRET_KEY: 'sk_test_secret', PAYPAL_CLIENT_ID: 'id' })
    expect(issues).toHaveLength(2)
    expect(issues.join()).toContain('STRIPE_WEBHOOK_SECRET')
    expect(issues.join()).not.toContain('sk_test_secret')
  })
})
