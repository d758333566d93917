import { type KeyedConfigs, readProviderKeys } from '../payments/settings/all-providers.ts'
import { readSandboxConfig, type SandboxConfig } from '../payments/sandbox/sandbox-settings.ts'
import {
  type Environment,
  type SettingReader,
  createSettingTools,
  parseWebAddress,
  createNumberParser,
} from './config-reader.ts'

/** Payment providers and the payment window. */
export type PaymentConfig = KeyedConfigs & {
  paymentWindowMinutes: number
  /** The source of exchange rates; defaults to this server's own. */
  ratesUrl: URL | undefined
  /** Our own provider, which moves no money; null when disabled. */
  sandbox: SandboxConfig | null
}

export function readPaymentConfig(
  env: Environment,
  read: SettingReader,
  issues: string[],
): PaymentConfig {
  const tools = createSettingTools(env, read, issues)
  const keys = readProviderKeys(tools)
  return {
    ...keys,
    paymentWindowMinutes: read('PAYMENT_WINDOW_MINUTES', '30', createNumberParser(1, 1440)),
    ratesUrl: env['RATES_URL']
      ? new URL(read('RATES_URL', 'http://localhost', parseWebAddress))
      : undefined,
    sandbox: readSandboxConfig(tools, Object.values(keys)),
  }
}
