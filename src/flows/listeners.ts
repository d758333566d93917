import type { QueryClient } from '@tanstack/react-query'

import type { Viewer } from '#api/viewer.ts'

import type { FlowSession, Source, Cleanup } from './flow-deps.ts'

/** Sends events to a flow. It runs as a callback actor beside the flow, and stops with it. */
export type Listener<Event> = (tell: (event: Event) => void) => Cleanup

type EventMapper<Present, Event> = (present: Present) => Event | null

/**
 * Sends an event for the current value, and again when it changes, unless `toEvent` returns null. The value can
 * be an actor's context, a setting or the language.
 */
export function listenToChanges<Present, Event>(
  { read, subscribe }: Source<Present>,
  toEvent: EventMapper<Present, Event>,
): Listener<Event> {
  return (tell) => {
    let last = ''
    const sendIfChanged = () => {
      const event = toEvent(read())
      const serialized = JSON.stringify(event)
      if (serialized === last) return
      last = serialized
      if (event) tell(event)
    }
    sendIfChanged()
    return subscribe(sendIfChanged)
  }
}

/** Sends an event when the value changes; sends nothing at the start. */
export const listenToValue =
  <const Event>({ read, subscribe }: Source<string>, event: Event): Listener<Event> =>
  (tell) => {
    let last = read()
    return subscribe(() => {
      const present = read()
      if (present === last) return
      last = present
      tell(event)
    })
  }

/** Sends an event for the current user, and again when the user changes. */
export const listenToSession = <Event>(
  { viewer, subscribe }: FlowSession,
  toEvent: EventMapper<Viewer, Event>,
): Listener<Event> => listenToChanges({ read: viewer, subscribe }, toEvent)

/**
 * Sends an event at the start, and when a response whose query key starts with `queryKey` changes, whichever
 * component fetched it. Skips an event that is the same as the last one.
 */
export const listenToQueries = <Event>(
  queries: QueryClient,
  queryKey: readonly unknown[],
  toEvent: () => Event | null,
): Listener<Event> => {
  const isMeant = (key: readonly unknown[]) => queryKey.every((part, at) => key[at] === part)
  const subscribe = (onChange: () => void) =>
    queries.getQueryCache().subscribe(({ type, query }) => {
      if (type === 'updated' && isMeant(query.queryKey)) onChange()
    })
  return listenToChanges({ read: () => null, subscribe }, toEvent)
}

/** Sends an event at the start if the network is available, and whenever it becomes available. */
export function listenToNetwork<const Event>(event: Event): Listener<Event> {
  return (tell) => {
    const over = new AbortController()
    if (navigator.onLine) tell(event)
    addEventListener('online', () => tell(event), over)
    return () => over.abort()
  }
}

/** Sends an event at the start if the page is visible, and whenever it becomes visible. */
export function listenToVisibility<const Event>(event: Event): Listener<Event> {
  return (tell) => {
    const over = new AbortController()
    const sendIfVisible = () => {
      if (document.visibilityState === 'visible') tell(event)
    }
    sendIfVisible()
    document.addEventListener('visibilitychange', sendIfVisible, over)
    return () => over.abort()
  }
}

/** Sends an event when the page becomes visible, but none at the start. */
export function listenToReturns<const Event>(event: Event): Listener<Event> {
  return (tell) => {
    const over = new AbortController()
    const sendIfVisible = () => {
      if (document.visibilityState === 'visible') tell(event)
    }
    document.addEventListener('visibilitychange', sendIfVisible, over)
    return () => over.abort()
  }
}

interface TabRelay<Event> {
  /**
   * Subscribes to the changes that other tabs must be notified of, such as an event that the flow's actor
   * emits.
   */
  when: (say: () => void) => Cleanup
  /** The event to send when another tab notifies this one. */
  event: Event
}

/**
 * Notifies the same flow in other tabs of this browser and listens to them, on a BroadcastChannel called
 * `name`.
 */
export function listenToOtherTabs<Event>(
  name: string,
  { when, event }: TabRelay<Event>,
): Listener<Event> {
  return (tell) => {
    const channel = new BroadcastChannel(name)
    channel.addEventListener('message', () => tell(event))
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel is always same-origin
    const stop = when(() => channel.postMessage('said'))
    return () => {
      stop()
      channel.close()
    }
  }
}

/** Sends an event when the page unloads, perhaps permanently. This is the last chance to send one. */
export function listenToUnload<const Event>(event: Event): Listener<Event> {
  return (tell) => {
    const over = new AbortController()
    addEventListener('pagehide', () => tell(event), over)
    return () => over.abort()
  }
}
