import { describe, expect, it } from 'vitest'

import { type Config, readConfig } from './config.ts'
import type { Environment } from './config-reader.ts'
import { SECRET_SETTINGS } from './secret-files.ts'
import { SETTING_GROUPS } from './settings.ts'

const settings = SETTING_GROUPS.flatMap((group) => group.settings)

/** For each setting, a valid value other than the default, and the settings that it requires. */
const OTHER_VALUES: Record<string, Environment> = {
  NODE_ENV: { NODE_ENV: 'production' },
  PORT: { PORT: '4001' },
  HOST: { HOST: '0.0.0.0' },
  PUBLIC_URL: { PUBLIC_URL: 'https://rent.example' },
  ALLOWED_HOSTS: { ALLOWED_HOSTS: 'shop.example' },
  ALLOWED_ORIGINS: { ALLOWED_ORIGINS: 'https://shop.example' },
  COOKIE_SAME_SITE: { COOKIE_SAME_SITE: 'none' },
  TRUSTED_PROXIES: { TRUSTED_PROXIES: '2' },
  APP_DIR: { APP_DIR: '/srv/app' },
  DATABASE_URL: { DATABASE_URL: 'postgres://db/masar' },
  DATA_DIR: { DATA_DIR: '/srv/data' },
  SEED: { SEED: 'false' },
  LOG_FORMAT: { LOG_FORMAT: 'json' },
  LOG_LEVEL: { LOG_LEVEL: 'warn' },
  METRICS_ADDRESS: { METRICS_ADDRESS: '[::1]:9464' },
  STOP_DELAY_SECONDS: { STOP_DELAY_SECONDS: '5' },
  LICENSE_KEYS: { LICENSE_KEYS: Buffer.alloc(32, 'k').toString('base64') },
  RATE_LIMIT: { RATE_LIMIT: 'false' },
  CHECK_ANSWERS: { CHECK_ANSWERS: 'false' },
  BASE_CURRENCY: { BASE_CURRENCY: 'EUR' },
  TIME_ZONE: { TIME_ZONE: 'Europe/Paris' },
  COUNTRY_CODE: { COUNTRY_CODE: 'TN' },
  NO_FULL_PAYMENT_FROM: { NO_FULL_PAYMENT_FROM: 'none' },
  LEGAL_NAME: { LEGAL_NAME: 'Rent SARL' },
  LEGAL_ADDRESS: { LEGAL_ADDRESS: '1 rue de Rome, 75008 Paris' },
  TAX_NUMBER: { TAX_NUMBER: 'FR00123456789' },
  TAX_RATE: { TAX_RATE: '5.5' },
  COUNTRY_LOOKUP_URL: { COUNTRY_LOOKUP_URL: 'https://where.example/{ip}' },
  DEMO_SUPPLIER_SECONDS: { DEMO_SUPPLIER_SECONDS: '3' },
  PAYMENT_WINDOW_MINUTES: { PAYMENT_WINDOW_MINUTES: '10' },
  RATES_URL: { RATES_URL: 'https://rates.example/latest' },
  STRIPE_SECRET_KEY: addStripeKeys({ STRIPE_SECRET_KEY: 'sk_test_2' }),
  STRIPE_PUBLISHABLE_KEY: addStripeKeys({ STRIPE_PUBLISHABLE_KEY: 'pk_test_2' }),
  STRIPE_WEBHOOK_SECRET: addStripeKeys({ STRIPE_WEBHOOK_SECRET: 'whsec_2' }),
  STRIPE_API_BASE: addStripeKeys({ STRIPE_API_BASE: 'http://localhost:4131' }),
  PAYPAL_CLIENT_ID: addPayPalKeys({ PAYPAL_CLIENT_ID: 'id2' }),
  PAYPAL_CLIENT_SECRET: addPayPalKeys({ PAYPAL_CLIENT_SECRET: 'secret2' }),
  PAYPAL_WEBHOOK_ID: addPayPalKeys({ PAYPAL_WEBHOOK_ID: 'wh2' }),
  PAYPAL_API_BASE: addPayPalKeys({ PAYPAL_API_BASE: 'http://localhost:4132' }),
  PAYMENT_SANDBOX: { PAYMENT_SANDBOX: 'false' },
  SANDBOX_SLOW_MS: { SANDBOX_SLOW_MS: '10' },
  SANDBOX_WEBHOOK_DELAY_MS: { SANDBOX_WEBHOOK_DELAY_MS: 'never' },
  SMTP_URL: { SMTP_URL: 'smtp://mail.example' },
  MAIL_FROM: { MAIL_FROM: 'Rent <rent@rent.example>' },
  CONTACT_EMAIL: { CONTACT_EMAIL: 'desk@rent.example' },
  GOOGLE_CLIENT_ID: { GOOGLE_CLIENT_ID: 'g2' },
  GOOGLE_KEYS_URL: { GOOGLE_CLIENT_ID: 'g', GOOGLE_KEYS_URL: 'http://localhost:1/g' },
  APPLE_CLIENT_ID: { APPLE_CLIENT_ID: 'a2' },
  APPLE_KEYS_URL: { APPLE_CLIENT_ID: 'a', APPLE_KEYS_URL: 'http://localhost:1/a' },
  FACEBOOK_APP_ID: { FACEBOOK_APP_ID: 'f2', FACEBOOK_APP_SECRET: 's' },
  FACEBOOK_APP_SECRET: { FACEBOOK_APP_ID: 'f', FACEBOOK_APP_SECRET: 's2' },
  FACEBOOK_GRAPH_URL: {
    FACEBOOK_APP_ID: 'f',
    FACEBOOK_APP_SECRET: 's',
    FACEBOOK_GRAPH_URL: 'http://localhost:1',
  },
  UNPAID_BOOKINGS_PER_EMAIL: { UNPAID_BOOKINGS_PER_EMAIL: '2' },
  UNPAID_BOOKINGS_PER_NETWORK: { UNPAID_BOOKINGS_PER_NETWORK: '2' },
  RECAPTCHA_SECRET: { RECAPTCHA_SECRET: 'r2' },
  RECAPTCHA_URL: { RECAPTCHA_SECRET: 'r', RECAPTCHA_URL: 'http://localhost:1/r' },
  TEST_CONTROL: { TEST_CONTROL: 'true' },
  PROFILE: { PROFILE: 'bookcars' },
}

function addStripeKeys(other: Environment): Environment {
  return {
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    ...other,
  }
}

function addPayPalKeys(other: Environment): Environment {
  return { PAYPAL_CLIENT_ID: 'id', PAYPAL_CLIENT_SECRET: 'se', PAYPAL_WEBHOOK_ID: 'wh', ...other }
}

/** Former names, which are still supported. */
const FORMER_SETTINGS = ['TRUST_PROXY', 'DESK_ROBOT_SECONDS', 'SCENARIO_GATE']
/** Settings that contain the path of a file with a secret. */
const FILE_SETTINGS = SECRET_SETTINGS.map((name) => `${name}_FILE`)

/** Reads the configuration and returns the names of the settings that it requested. */
function listRequestedNames(env: Environment): string[] {
  const read = new Set<string>()
  const watch = (target: Environment, name: string | symbol) => {
    if (typeof name === 'string') read.add(name)
    return Reflect.get(target, name) as string | undefined
  }
  readConfig(new Proxy(env, { get: watch }))
  return [...read]
}

describe('the list of settings', () => {
  it('contains exactly the settings that the server reads', () => {
    const everything = Object.values(OTHER_VALUES).filter((env) => !env['NODE_ENV'])
    const read = new Set(everything.flatMap(listRequestedNames))
    expect(
      [...read].filter((name) => ![...FORMER_SETTINGS, ...FILE_SETTINGS].includes(name)).toSorted(),
    ).toEqual(settings.map(({ name }) => name).toSorted())
  })

  it('documents the actual defaults', () => {
    for (const { name, fallback } of settings) {
      const documented = /^`([^`]+)`/.exec(fallback)?.[1]
      if (!documented || /PORT|HOST/.test(documented)) continue
      const needed = { ...OTHER_VALUES[name] }
      delete needed[name]
      expect.soft(readConfig({ ...needed, [name]: documented }), name).toEqual(readConfig(needed))
    }
  })
})

describe('every setting', () => {
  it.each(settings.map(({ name }) => name))('%s has an effect', (name) => {
    const env = OTHER_VALUES[name] ?? {}
    expect(env).toHaveProperty(name)
    expect(toComparable(readConfig(env))).not.toEqual(
      toComparable(readConfig(removeSetting(env, name))),
    )
  })

  it.each([
    ['LOG_FORMAT', 'xml'],
    ['LOG_LEVEL', 'loud'],
    ['METRICS_ADDRESS', '9464'],
    ['METRICS_ADDRESS', '127.0.0.1:99999'],
    ['STOP_DELAY_SECONDS', '-1'],
    ['STOP_DELAY_SECONDS', '61'],
    ['LICENSE_KEYS', 'too-short'],
    ['TAX_RATE', '19%'],
  ])('is rejected with a sentence when invalid: %s=%s', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(`${name} must be`)
  })
})

/** Removes a setting. A key that must be set together with others gets another value instead. */
function removeSetting(env: Environment, name: string): Environment {
  const others = {
    ...addStripeKeys({}),
    ...addPayPalKeys({}),
    FACEBOOK_APP_ID: 'f',
    FACEBOOK_APP_SECRET: 's',
  }
  const other = Object.entries(others).find(([key]) => key === name)?.[1]
  const left = { ...env, [name]: other }
  if (other === undefined) delete left[name]
  return left
}

const toComparable = (config: Config) => JSON.parse(JSON.stringify(config)) as unknown

it('an invalid key is not printed', () => {
  expect(() => readConfig({ LICENSE_KEYS: 'dG9vLXNob3J0' })).toThrow(/^(?!.*dG9v)/s)
})
