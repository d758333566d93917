import type { QueryClient } from '@tanstack/react-query'
import type { InspectionEvent } from 'xstate'

import type { KeyValueStore } from '#api/kept/browser-storage.ts'
import type { Api } from '#api/client.ts'
import type { Capabilities } from '#api/capabilities.ts'
import type { PaymentSettings } from '#api/queries/providers.query.ts'
import type { RateSources } from '#api/queries/rates.query.ts'
import type { PaymentProviderName } from '@masar/domain/payment/providers.ts'
import type { SessionEvent } from '@masar/machines/session/session-facts.ts'
import type { Viewer } from '#api/viewer.ts'

export type Stop = () => void

/** What can be looked at now, and tells when it may have become something else. */
export interface Source<Present> {
  read: () => Present
  /** Calls back when `read` may answer differently. Returns how to stop. */
  subscribe: (onChange: () => void) => Stop
}

/** What a flow may ask of the session, and tell it. */
export interface FlowSession {
  viewer: () => Viewer
  /** Calls back when `viewer` may have changed. Returns how to stop. */
  subscribe: (onChange: () => void) => Stop
  /** Calls back when somebody signed in or out. Returns how to stop. */
  onSessionChange: (listener: (change: { type: string; why?: string }) => void) => Stop
  /** Has the account read again. */
  refresh: () => void
  /** A call was answered 401 or 403. */
  refused: () => void
  /** The running session machine; the first call downloads it. */
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

/**
 * All that a flow may know of what is around it. A port reads language, time and storage from here and
 * from nowhere else, so that a test can hold each of them still.
 */
export interface FlowDeps {
  api: Api
  /** The one cache, which every page below `_data` has downloaded. Throws before that. */
  queryClient: () => QueryClient
  session: FlowSession
  config: FlowConfig
  /** Of this window, and gone with it. */
  storage: KeyValueStore
  now: () => Date
  newId: () => string
  locale: Source<string>
  /** The currency that prices are shown in. */
  currency: () => string
  /** Told of every step of every actor; in development only. */
  inspect?: (event: InspectionEvent) => void
}
