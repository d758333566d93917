import { type KeyedConfigs, readProviderKeys } from '../payments/settings/all-providers.ts'
import { readSandbox, type SandboxConfig } from '../payments/sandbox/sandbox-settings.ts'
import {
  type Environment,
  type ReadSetting,
  settingTools,
  webAddress,
  wholeNumber,
} from './config-reader.ts'

/** Who takes online payments, and how long a booking waits for one. */
export type PaymentConfig = KeyedConfigs & {
  paymentWindowMinutes: number
  /** Where the server reads what a dinar is worth; none: the rates it serves itself. */
  ratesUrl: URL | undefined
  /** A provider of our own that moves no money; null where it is off. */
  sandbox: SandboxConfig | null
}

export function readPaymentConfig(
  env: Environment,
  read: ReadSetting,
  issues: string[],
): PaymentConfig {
  const tools = settingTools(env, read, issues)
  const keys = readProviderKeys(tools)
  return {
    ...keys,
    paymentWindowMinutes: read('PAYMENT_WINDOW_MINUTES', '30', wholeNumber(1, 1440)),
    ratesUrl: env['RATES_URL']
      ? new URL(read('RATES_URL', 'http://localhost', webAddress))
      : undefined,
    sandbox: readSandbox(tools, Object.values(keys)),
  }
}
