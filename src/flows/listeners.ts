import type { QueryClient } from '@tanstack/react-query'

import type { Viewer } from '#api/viewer.ts'

import type { FlowSession, Source, Stop } from './flow-deps.ts'

/**
 * Sends a flow an event for the current value, and again when it changes; runs as a callback actor beside the
 * flow, and stops with it. Null sends no event.
 */
export type Listener<Event> = (tell: (event: Event) => void) => Stop

type ToEvent<Present, Event> = (present: Present) => Event | null

/** Listens to any readable value: an actor's context, a setting, the language. */
export function whenChanged<Present, Event>(
  { read, subscribe }: Source<Present>,
  toEvent: ToEvent<Present, Event>,
): Listener<Event> {
  return (tell) => {
    let last = ''
    const look = () => {
      const event = toEvent(read())
      const said = JSON.stringify(event)
      if (said === last) return
      last = said
      if (event) tell(event)
    }
    look()
    return subscribe(look)
  }
}

/** Sends an event when the value changes; sends nothing at the start. */
export const valueSwitches =
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

/** The current user. */
export const sessionChanges = <Event>(
  { viewer, subscribe }: FlowSession,
  toEvent: ToEvent<Viewer, Event>,
): Listener<Event> => whenChanged({ read: viewer, subscribe }, toEvent)

/** Cached responses whose key starts with this, no matter which component fetched them. */
export const answerChanges = <Event>(
  queries: QueryClient,
  queryKey: readonly unknown[],
  toEvent: () => Event | null,
): Listener<Event> => {
  const isMeant = (key: readonly unknown[]) => queryKey.every((part, at) => key[at] === part)
  const subscribe = (onChange: () => void) =>
    queries.getQueryCache().subscribe(({ type, query }) => {
      if (type === 'updated' && isMeant(query.queryKey)) onChange()
    })
  return whenChanged({ read: () => null, subscribe }, toEvent)
}

/** The network is available at the start, or becomes available. */
export function connection<const Event>(event: Event): Listener<Event> {
  return (tell) => {
    const over = new AbortController()
    if (navigator.onLine) tell(event)
    addEventListener('online', () => tell(event), over)
    return () => over.abort()
  }
}

/** The page is visible at the start, or becomes visible. */
export function pageInView<const Event>(event: Event): Listener<Event> {
  return (tell) => {
    const over = new AbortController()
    const look = () => {
      if (document.visibilityState === 'visible') tell(event)
    }
    look()
    document.addEventListener('visibilitychange', look, over)
    return () => over.abort()
  }
}

/** The page becomes visible; sends nothing at the start. */
export function pageReturns<const Event>(event: Event): Listener<Event> {
  return (tell) => {
    const over = new AbortController()
    const look = () => {
      if (document.visibilityState === 'visible') tell(event)
    }
    document.addEventListener('visibilitychange', look, over)
    return () => over.abort()
  }
}

interface TabRelay<Event> {
  /** Subscribes to what other tabs must know, such as an event that the flow's actor emits. */
  when: (say: () => void) => Stop
  /** The event to send when another tab reports it. */
  event: Event
}

/** The same flow in the other tabs of this browser, on its own channel. */
export function otherTabs<Event>(name: string, { when, event }: TabRelay<Event>): Listener<Event> {
  return (tell) => {
    const channel = new BroadcastChannel(name)
    channel.addEventListener('message', () => tell(event))
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
    const hush = when(() => channel.postMessage('said'))
    return () => {
      hush()
      channel.close()
    }
  }
}

/** The page unloads, perhaps permanently: the last chance to send an event. */
export function pageLeaves<const Event>(event: Event): Listener<Event> {
  return (tell) => {
    const over = new AbortController()
    addEventListener('pagehide', () => tell(event), over)
    return () => over.abort()
  }
}
