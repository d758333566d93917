import { randomBytes } from 'node:crypto'

import type { Config } from '../../config/config.ts'
import type { Database } from '../../db/connection/connect.ts'
import type { PaymentProvider } from '../provider.ts'
import { deliver, type PostWebhook } from './deliveries.ts'
import type { SandboxDeps } from './sandbox-deps.ts'
import { sandboxProvider } from './sandbox-provider.ts'
import type { SandboxConfig } from './sandbox-settings.ts'
import { sandboxSite } from './sandbox-site.ts'

export type Sandbox = {
  provider: PaymentProvider
  /** What it serves under `/sandbox`. */
  site: ReturnType<typeof sandboxSite>
  /** Sends the webhook calls that are due: how many were taken. */
  deliver: (post: PostWebhook) => Promise<number>
  /** Asks to be told when there is something to deliver. */
  onEvent: (listener: () => void) => void
}

type Parts = {
  db: Database
  now: () => Date
  config: Pick<Config, 'allowedOrigins' | 'publicUrl' | 'trustedProxies'>
  settings: SandboxConfig
}

/**
 * A server delivers to itself, so that the key of its webhook calls is its own and ends with it.
 * What is due is in the database, where another server finds it.
 */
export function createSandbox({ db, now, config, settings }: Parts): Sandbox {
  const key = randomBytes(32)
  const listeners: (() => void)[] = []
  const announce = () => {
    for (const listener of listeners) listener()
  }
  const deps: SandboxDeps = { db, now, ...settings, announce }
  return {
    provider: sandboxProvider(deps, key),
    site: sandboxSite(deps, config),
    deliver: (post) => deliver(deps, key, post),
    onEvent: (listener) => void listeners.push(listener),
  }
}
