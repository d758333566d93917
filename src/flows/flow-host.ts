import type { FlowDeps } from './flow-deps.ts'

/** One of each runs at a time. */
export type FlowName =
  | 'accountLicense'
  | 'accountLink'
  | 'amendment'
  | 'bookingChange'
  | 'botCheck'
  | 'cancellation'
  | 'checkout'
  | 'checkoutLicense'
  | 'checkoutSession'
  | 'contact'
  | 'deletion'
  | 'license'
  | 'notifications'
  | 'paymentSdk'
  | 'session'

/** A running flow. `Living` is its actor, or a facade for pages. */
export interface Running<Living> {
  living: Living
  /** Resolves once the first screen can be rendered. */
  ready?: () => Promise<unknown>
  /** It resumes what this window has stored, which the server does not know. */
  isResumed?: boolean
  /** Resolves once its remaining work is done. */
  end: () => Promise<void>
}

/** Starts a flow for a subject, such as a booking that may be cancelled. */
export interface Flow<Living, Subject> {
  name: FlowName
  /** Subjects with the same key share one flow. */
  key: (subject: Subject) => string
  /** `onOver` closes it: its customer has left or its subject no longer exists. */
  start: (host: FlowHost, subject: Subject, onOver: () => void) => Running<Living>
}

/**
 * Runs flows outside React, from the first page that opens one to the last that closes it, so that rendering
 * cannot start one twice. Imports no machine, so it costs the first page nothing.
 */
export interface FlowHost {
  deps: FlowDeps
  /** Returns the same flow for the same subject; ends that of another subject first. */
  open: <Living, Subject>(flow: Flow<Living, Subject>, subject: Subject) => Living
  /** Ends the flow of this name, or only that of one key. Resolves once its last work is done. */
  close: (name: FlowName, key?: string) => Promise<void>
  closeAll: () => void
  /** Resolves once the first screens of all running flows can be rendered. */
  ready: () => Promise<void>
  /** Whether one of them resumes what this window has stored. */
  isResumed: () => boolean
}

export function createFlowHost(deps: FlowDeps): FlowHost {
  const running = new Map<FlowName, Running<unknown> & { key: string }>()

  async function close(name: FlowName, key?: string) {
    const one = running.get(name)
    if (!one || (key !== undefined && one.key !== key)) return
    running.delete(name)
    await one.end()
  }

  const host: FlowHost = {
    deps,
    open<Living, Subject>(flow: Flow<Living, Subject>, subject: Subject): Living {
      const { name } = flow
      const key = flow.key(subject)
      const before = running.get(name)
      // Only one flow of a name runs: the value under it is what this flow started.
      if (before?.key === key) return before.living as Living
      close(name).catch(reportError)
      const started = flow.start(host, subject, () => void close(name, key))
      running.set(name, { key, ...started })
      return started.living
    },
    close,
    async ready() {
      await Promise.all([...running.values()].map(async (one) => one.ready?.()))
    },
    isResumed: () => [...running.values()].some((one) => one.isResumed),
    closeAll() {
      for (const name of running.keys()) close(name).catch(reportError)
    },
  }
  return host
}
