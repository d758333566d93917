import { type SettingTools, parseWebAddress } from '../../config/config-reader.ts'
import { describeSetting, UNSET } from '../../config/setting.ts'
import type { KeyedProvider, ProviderKeys } from '../settings/provider-settings.ts'

export type StripeConfig = ProviderKeys & {
  secretKey: string
  publishableKey: string
  webhookSecret: string
  apiBase: URL | null
}

const SCRIPT_SOURCES = ['https://js.stripe.com', 'https://*.js.stripe.com']

export const stripeSettings = {
  settings: [
    describeSetting(
      'STRIPE_SECRET_KEY',
      UNSET,
      'enables cards through Stripe, together with the next two settings',
    ),
    describeSetting('STRIPE_PUBLISHABLE_KEY', UNSET, 'the public key, for the page'),
    describeSetting(
      'STRIPE_WEBHOOK_SECRET',
      UNSET,
      'the signing secret of the webhook to `/api/webhooks/stripe`',
    ),
    describeSetting('STRIPE_API_BASE', "Stripe's own", 'another address (tests)'),
  ],
  secrets: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  csp: {
    script: SCRIPT_SOURCES,
    connect: ['https://api.stripe.com'],
    frame: [...SCRIPT_SOURCES, 'https://hooks.stripe.com'],
    img: ['https://*.stripe.com'],
    payment: SCRIPT_SOURCES,
  },
  readKeys({ env, read, readTogether }: SettingTools): StripeConfig | null {
    const keys = readTogether(
      'STRIPE_SECRET_KEY',
      'STRIPE_PUBLISHABLE_KEY',
      'STRIPE_WEBHOOK_SECRET',
    )
    if (!keys) return null
    const [secretKey = '', publishableKey = '', webhookSecret = ''] = keys
    const apiBase = env['STRIPE_API_BASE']
      ? new URL(read('STRIPE_API_BASE', 'https://api.stripe.com', parseWebAddress))
      : null
    const isLive = /^[sr]k_live_/.test(secretKey)
    return { secretKey, publishableKey, webhookSecret, apiBase, isLive }
  },
} satisfies KeyedProvider
