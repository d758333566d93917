import type { QueryClient } from '@tanstack/react-query'
import type { InspectionEvent } from 'xstate'

import type { KeyValueStore } from '#api/stored/browser-storage.ts'
import type { Api } from '#api/client.ts'
import type { Capabilities } from '#api/capabilities.ts'
import type { PaymentSettings } from '#api/queries/providers.query.ts'
import type { RateSources } from '#api/queries/rates.query.ts'
import type { PaymentProviderName } from '@masar/domain/payment/providers.ts'
import type { SessionEvent } from '@masar/machines/session/session-facts.ts'
import type { Viewer } from '#api/viewer.ts'

export type Cleanup = () => void

/** A readable value that notifies subscribers of changes. */
export interface Source<Present> {
  read: () => Present
  /** Subscribes to changes to the value. Returns a cleanup function. */
  subscribe: (onChange: () => void) => Cleanup
}

/** What a flow can read from the session and report to it. */
export interface FlowSession {
  viewer: () => Viewer
  /** Subscribes to changes to `viewer`. Returns a cleanup function. */
  subscribe: (onChange: () => void) => Cleanup
  /** Subscribes to sign-in and sign-out. Returns a cleanup function. */
  onSessionChange: (listener: (change: { type: string; why?: string }) => void) => Cleanup
  /** Reports a changed profile, so that every tab fetches it again. */
  profileChanged: () => void
  /** Reports a 401 or 403 response. */
  refused: () => void
  /** Returns the running session machine, which the first call downloads. */
  actor: () => Promise<{ send: (event: SessionEvent) => void }>
}

/** The operator's settings that flows depend on. */
export interface FlowConfig {
  apiHost: string
  capabilities: Capabilities
  siteName: string
  rates: RateSources
  paymentProviders: readonly PaymentProviderName[]
  paymentKeys: PaymentSettings['paymentKeys']
  botCheck: { siteKey?: string; ipLookup?: string }
}

/** All dependencies of a flow. Ports read language, time and storage only from here, so that tests can control them. */
export interface FlowDeps {
  api: Api
  /**
   * Returns the query cache. Throws until it is downloaded, which every page below `_data` does before
   * rendering.
   */
  queryClient: () => QueryClient
  session: FlowSession
  config: FlowConfig
  /** The storage of this window, until it is closed. */
  storage: KeyValueStore
  now: () => Date
  newId: () => string
  locale: Source<string>
  /** Returns the display currency. */
  currency: () => string
  /** Receives every step of every actor; in development only. */
  inspect?: (event: InspectionEvent) => void
}
