import { type SettingTools, parseWebAddress } from '../../config/config-reader.ts'
import { describeSetting, UNSET } from '../../config/setting.ts'
import type { KeyedProvider, ProviderKeys } from '../settings/provider-settings.ts'

export type PayPalConfig = ProviderKeys & {
  clientId: string
  clientSecret: string
  webhookId: string
  apiBase: URL
}

const HOST_SOURCES = ['https://*.paypal.com', 'https://*.paypalobjects.com']
const TEST_API_URL = 'https://api-m.sandbox.paypal.com'
const LIVE_HOST = 'api-m.paypal.com'

export const payPalSettings = {
  settings: [
    describeSetting(
      'PAYPAL_CLIENT_ID',
      UNSET,
      'enables PayPal, together with the next two settings',
    ),
    describeSetting('PAYPAL_CLIENT_SECRET', UNSET, 'the client secret'),
    describeSetting('PAYPAL_WEBHOOK_ID', UNSET, 'the id of the webhook to `/api/webhooks/payPal`'),
    describeSetting(
      'PAYPAL_API_BASE',
      '`https://api-m.sandbox.paypal.com`',
      'the API; use `https://api-m.paypal.com` for real payments',
    ),
  ],
  secrets: ['PAYPAL_CLIENT_SECRET'],
  csp: { script: HOST_SOURCES, connect: HOST_SOURCES, frame: HOST_SOURCES, img: HOST_SOURCES },
  readKeys({ read, readTogether }: SettingTools): PayPalConfig | null {
    const keys = readTogether('PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID')
    if (!keys) return null
    const [clientId = '', clientSecret = '', webhookId = ''] = keys
    const apiBase = new URL(read('PAYPAL_API_BASE', TEST_API_URL, parseWebAddress))
    return { clientId, clientSecret, webhookId, apiBase, isLive: apiBase.host === LIVE_HOST }
  },
} satisfies KeyedProvider
