import { flag, type SettingTools, wholeNumber } from '../../config/config-reader.ts'
import { setting } from '../../config/setting.ts'
import type { ProviderDescription, ProviderKeys } from '../settings/provider-settings.ts'

export type SandboxConfig = {
  /** How long the slow card takes. */
  slowMs: number
  /** How long its webhook takes to come; null: it never comes. */
  webhookDelayMs: number | null
}

const MINUTE = 60_000

export const sandboxSettings: ProviderDescription = {
  settings: [
    setting(
      'PAYMENT_SANDBOX',
      '`true` without keys; `false` in production',
      'test cards; refused next to keys that take real money',
    ),
    setting('SANDBOX_SLOW_MS', '`30000`', 'how long the slow card takes'),
    setting(
      'SANDBOX_WEBHOOK_DELAY_MS',
      '`0`',
      "how long the sandbox's webhook calls take; `never` for none",
    ),
  ],
  secrets: [],
  csp: {},
}

/** Without keys of others it is on, but for real customers. */
export function readSandbox(
  { env, read, issues }: SettingTools,
  others: readonly (ProviderKeys | null)[],
): SandboxConfig | null {
  const keys = others.filter((one) => one !== null)
  const isDefault = keys.length === 0 && env['NODE_ENV'] !== 'production'
  const isOn = read('PAYMENT_SANDBOX', String(isDefault), flag)
  if (isOn && keys.some(({ isLive }) => isLive))
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
