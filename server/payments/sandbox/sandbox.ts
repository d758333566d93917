import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

import type { Config } from '../../config/config.ts'
import type { Database } from '../../db/connection/connect.ts'
import type { PaymentProvider } from '../provider.ts'
import { deliverEvents, type WebhookSender } from './deliveries.ts'
import type { SandboxDeps } from './sandbox-deps.ts'
import { createSandboxProvider } from './sandbox-provider.ts'
import type { SandboxConfig } from './sandbox-settings.ts'
import { createSandboxSite } from './sandbox-site.ts'

export type Sandbox = {
  provider: PaymentProvider
  /** Serves paths under `/sandbox`. */
  site: ReturnType<typeof createSandboxSite>
  /** Sends due webhook calls; returns the number of accepted ones. */
  deliver: (post: WebhookSender) => Promise<number>
  /** Registers a listener for stored events. */
  onEvent: (listener: () => void) => void
}

type SandboxOptions = {
  db: Database
  now: () => Date
  config: Pick<Config, 'allowedOrigins' | 'publicUrl' | 'trustedProxies'>
  settings: SandboxConfig
  /** Waits for the slow card; tests end the wait themselves. */
  wait?: SandboxDeps['wait']
}

/**
 * Creates the sandbox. A server sends webhooks only to itself, so the signing key exists only in memory. Due
 * events are stored in the database, so that another server can send them.
 */
export function createSandbox({
  db,
  now,
  config,
  settings,
  wait = sleep,
}: SandboxOptions): Sandbox {
  const key = randomBytes(32)
  const listeners: (() => void)[] = []
  const announce = () => {
    for (const listener of listeners) listener()
  }
  const deps: SandboxDeps = { db, now, wait, ...settings, announce }
  return {
    provider: createSandboxProvider(deps, key),
    site: createSandboxSite(deps, config),
    deliver: (post) => deliverEvents(deps, key, post),
    onEvent: (listener) => void listeners.push(listener),
  }
}
