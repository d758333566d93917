import type { FlowDeps } from './flow-deps.ts'

/** The names of all flows. At most one flow of each name runs at a time. */
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
export interface RunningFlow<Living> {
  living: Living
  /** Resolves once the first screen can be rendered. */
  ready?: () => Promise<unknown>
  /** Whether the flow resumes a state stored in this window, which the server cannot read. */
  isResumed?: boolean
  /** Resolves once its remaining work is done. */
  end: () => Promise<void>
}

/** A flow that can be started for a subject, such as a booking to cancel. */
export interface Flow<Living, Subject> {
  name: FlowName
  /** Subjects with the same key share one flow. */
  key: (subject: Subject) => string
  /**
   * Starts the flow. The flow calls `onOver` when it must be closed, because the customer has left or the
   * subject no longer exists.
   */
  start: (host: FlowHost, subject: Subject, onOver: () => void) => RunningFlow<Living>
}

/**
 * Runs flows outside React, so that rendering cannot start one twice. A flow runs from when the first page
 * opens it until it is closed. Imports no machines, so it adds little code to the first page.
 */
export interface FlowHost {
  deps: FlowDeps
  /** Starts a flow, or returns the running one for the same subject. Ends that of another subject first. */
  open: <Living, Subject>(flow: Flow<Living, Subject>, subject: Subject) => Living
  /**
   * Ends the flow with this name or, given a key, only if it has this key. Resolves once its remaining work is
   * done.
   */
  close: (name: FlowName, key?: string) => Promise<void>
  closeAll: () => void
  /** Resolves once the first screens of all running flows can be rendered. */
  ready: () => Promise<void>
  /** Whether one of the flows resumes a state stored in this window. */
  isResumed: () => boolean
}

export function createFlowHost(deps: FlowDeps): FlowHost {
  const running = new Map<FlowName, RunningFlow<unknown> & { key: string }>()

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
      // The cast is safe: only one flow has this name, and it started this value.
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
