import {
  type Environment,
  flag,
  type settingReader,
  webAddress,
  wholeNumber,
} from './config-reader.ts'

/** Who takes online payments, and how long a booking waits for one. */
export type PaymentConfig = {
  paymentWindowMinutes: number
  /** Where the server reads what a dinar is worth; none: the rates it serves itself. */
  ratesUrl: URL | undefined
  stripe: StripeConfig | null
  payPal: PayPalConfig | null
  /** A provider of our own that moves no money; null where it is off. */
  sandbox: SandboxConfig | null
}

export type StripeConfig = {
  secretKey: string
  publishableKey: string
  webhookSecret: string
  apiBase: URL | null
}

export type PayPalConfig = {
  clientId: string
  clientSecret: string
  webhookId: string
  apiBase: URL
}

export type SandboxConfig = {
  /** How long the slow card takes. */
  slowMs: number
  /** How long its webhook takes to come; null: it never comes. */
  webhookDelayMs: number | null
}

const PAYPAL_TEST = 'https://api-m.sandbox.paypal.com'
const PAYPAL_LIVE_HOST = 'api-m.paypal.com'
const MINUTE = 60_000

export function readPaymentConfig(
  env: Environment,
  read: ReturnType<typeof settingReader>,
  issues: string[],
): PaymentConfig {
  const stripe = readStripe()
  const payPal = readPayPal()
  return {
    paymentWindowMinutes: read('PAYMENT_WINDOW_MINUTES', '30', wholeNumber(1, 1440)),
    ratesUrl: env['RATES_URL']
      ? new URL(read('RATES_URL', 'http://localhost', webAddress))
      : undefined,
    stripe,
    payPal,
    sandbox: readSandbox(),
  }

  function readStripe(): StripeConfig | null {
    const keys = together('STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET')
    if (!keys) return null
    const [secretKey = '', publishableKey = '', webhookSecret = ''] = keys
    const apiBase = env['STRIPE_API_BASE']
      ? new URL(read('STRIPE_API_BASE', 'https://api.stripe.com', webAddress))
      : null
    return { secretKey, publishableKey, webhookSecret, apiBase }
  }

  function readPayPal(): PayPalConfig | null {
    const keys = together('PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID')
    if (!keys) return null
    const [clientId = '', clientSecret = '', webhookId = ''] = keys
    const apiBase = new URL(read('PAYPAL_API_BASE', PAYPAL_TEST, webAddress))
    return { clientId, clientSecret, webhookId, apiBase }
  }

  /** All of them or none; what was left out is named, what was given is not printed. */
  function together(...names: string[]): string[] | null {
    const values = names.flatMap((name) => env[name] || [])
    if (values.length === names.length) return values
    if (values.length > 0) issues.push(`${names.join(', ')} are needed together.`)
    return null
  }

  function readSandbox(): SandboxConfig | null {
    const hasKeys = stripe !== null || payPal !== null
    const isDefault = !hasKeys && env['NODE_ENV'] !== 'production'
    const isOn = read('PAYMENT_SANDBOX', String(isDefault), flag)
    if (isOn && takesRealMoney({ stripe, payPal }))
      issues.push('PAYMENT_SANDBOX is refused next to keys that take real money.')
    if (!isOn) return null
    const never = env['SANDBOX_WEBHOOK_DELAY_MS'] === 'never'
    return {
      slowMs: read('SANDBOX_SLOW_MS', '30000', wholeNumber(0, MINUTE)),
      webhookDelayMs: never
        ? null
        : read('SANDBOX_WEBHOOK_DELAY_MS', '0', wholeNumber(0, 60 * MINUTE)),
    }
  }
}

const takesRealMoney = ({ stripe, payPal }: Pick<PaymentConfig, 'stripe' | 'payPal'>) =>
  /^[sr]k_live_/.test(stripe?.secretKey ?? '') || payPal?.apiBase.host === PAYPAL_LIVE_HOST
