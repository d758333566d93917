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

/** A flow that is running. `Living` is its actor, or the few things that pages do with it. */
export interface Running<Living> {
  living: Living
  /** Resolves once the first screen can be rendered. */
  ready?: () => Promise<unknown>
  /** It resumes what this window has stored, which the server does not know. */
  isResumed?: boolean
  /** Resolves once it has done what it must still do. */
  end: () => Promise<void>
}

/** How something comes to life for a subject, such as a booking that may be cancelled. */
export interface Flow<Living, Subject> {
  name: FlowName
  /** Subjects of one key share what runs. */
  key: (subject: Subject) => string
  /** `onOver` closes it: its customer is gone, or what it was about is. */
  start: (host: FlowHost, subject: Subject, onOver: () => void) => Running<Living>
}

/**
 * Where flows live: outside React, from the first page that asks to the one that closes, so that
 * nothing that a screen does can begin one twice. Knows no chart, and costs the first page nothing.
 */
export interface FlowHost {
  deps: FlowDeps
  /** The same one however often it is asked for; another subject's is ended first. */
  open: <Living, Subject>(flow: Flow<Living, Subject>, subject: Subject) => Living
  /** Ends the one of this name, or only that of one key. Resolves once it has done its last work. */
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
      // Two flows of one name there are not: what lives under it is what this flow started.
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
