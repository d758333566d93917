import { parseFlag, type SettingTools, createNumberParser } from '../../config/config-reader.ts'
import { describeSetting } from '../../config/setting.ts'
import type { ProviderDescription, ProviderKeys } from '../settings/provider-settings.ts'

export type SandboxConfig = {
  /** How long the slow card takes. */
  slowMs: number
  /** The delay before webhook calls; null if they are never sent. */
  webhookDelayMs: number | null
}

const MINUTE_MS = 60_000

export const sandboxSettings: ProviderDescription = {
  settings: [
    describeSetting(
      'PAYMENT_SANDBOX',
      '`true` without keys; `false` in production',
      'accepts test cards; not allowed together with live keys',
    ),
    describeSetting('SANDBOX_SLOW_MS', '`30000`', 'the delay of the slow card'),
    describeSetting(
      'SANDBOX_WEBHOOK_DELAY_MS',
      '`0`',
      "the delay of the sandbox's webhook calls; `never` disables them",
    ),
  ],
  secrets: [],
  csp: {},
}

/**
 * Reads the sandbox settings. By default, the sandbox is enabled when no other provider has keys, except in
 * production.
 */
export function readSandboxConfig(
  { env, read, issues }: SettingTools,
  others: readonly (ProviderKeys | null)[],
): SandboxConfig | null {
  const keys = others.filter((one) => one !== null)
  const isDefault = keys.length === 0 && env['NODE_ENV'] !== 'production'
  const isOn = read('PAYMENT_SANDBOX', String(isDefault), parseFlag)
  if (isOn && keys.some(({ isLive }) => isLive))
    issues.push('PAYMENT_SANDBOX is not allowed next to live keys.')
  if (!isOn) return null
  const never = env['SANDBOX_WEBHOOK_DELAY_MS'] === 'never'
  return {
    slowMs: read('SANDBOX_SLOW_MS', '30000', createNumberParser(0, MINUTE_MS)),
    webhookDelayMs: never
      ? null
      : read('SANDBOX_WEBHOOK_DELAY_MS', '0', createNumberParser(0, 60 * MINUTE_MS)),
  }
}
