import { i18n } from '@lingui/core'
import { QueryClient } from '@tanstack/react-query'

import { windowStore } from '#api/stored/browser-storage.ts'
import { ALL_CAPABILITIES } from '#api/capabilities.ts'
import { createFlowHost } from '#flows/flow-host.ts'
import type { FlowConfig, FlowSession, FlowDeps } from '#flows/flow-deps.ts'
import type { SessionEvent } from '@masar/machines/session/session-facts.ts'
import type { Viewer } from '#api/viewer.ts'

import { SIGNED_OUT_VIEWER } from '#api/viewer.ts'

import { createTestApi } from './test-api.ts'

const CONFIG: FlowConfig = {
  apiHost: '',
  capabilities: ALL_CAPABILITIES,
  siteName: 'Masar',
  rates: { primary: '/rates' },
  paymentProviders: [],
  paymentKeys: {},
  botCheck: {},
}

type Change = Parameters<Parameters<FlowSession['onSessionChange']>[0]>[0]

/** Creates a session that the test controls, and records the events that flows send to it. */
export function createTestSession(first: Viewer = SIGNED_OUT_VIEWER) {
  const changed = new Set<() => void>()
  const changeListeners = new Set<(change: Change) => void>()
  const heard: (SessionEvent | 'profileChanged' | 'refused')[] = []
  let viewer = first

  const session: FlowSession = {
    viewer: () => viewer,
    subscribe: (listener) => addListener(changed, listener),
    onSessionChange: (listener) => addListener(changeListeners, listener),
    profileChanged: () => heard.push('profileChanged'),
    refused: () => heard.push('refused'),
    actor: () => Promise.resolve({ send: (event) => heard.push(event) }),
  }
  /** Changes the user. Code that stores data depends on the reason for the change. */
  const become = (next: Viewer, change?: Change) => {
    viewer = next
    if (change) for (const listener of changeListeners) listener(change)
    for (const listener of changed) listener()
  }
  return { session, heard, become }
}

function addListener<Listener>(listeners: Set<Listener>, listener: Listener) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export interface TestFlowDeps {
  queryClient?: QueryClient
  session?: FlowSession
  config?: Partial<FlowConfig>
  inspect?: FlowDeps['inspect']
}

/** Creates the dependencies of flows in a test, with a real cache and API client: only `fetch` is replaced. */
export function createFlowDeps(overrides: TestFlowDeps = {}): FlowDeps {
  const { queryClient = new QueryClient(), session, config, inspect } = overrides
  return {
    api: createTestApi(queryClient),
    queryClient: () => queryClient,
    session: session ?? createTestSession().session,
    config: { ...CONFIG, ...config },
    storage: windowStore,
    now: () => new Date(),
    newId: () => crypto.randomUUID(),
    locale: {
      read: () => i18n.locale,
      subscribe: (onChange) => i18n.on('change', onChange),
    },
    currency: () => 'TND',
    inspect,
  }
}

export const hostFlows = (overrides?: TestFlowDeps) => createFlowHost(createFlowDeps(overrides))
