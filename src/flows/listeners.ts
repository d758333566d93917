import type { QueryClient } from '@tanstack/react-query'

import type { Viewer } from '#api/viewer.ts'

import type { FlowSession, Source, Stop } from './flow-deps.ts'

/**
 * Tells a flow at once how something stands, and again when it has changed; hosted as a callback
 * actor beside the flow, and stopped with it. Null is no news.
 */
export type Listener<Event> = (tell: (event: Event) => void) => Stop

type ToEvent<Present, Event> = (present: Present) => Event | null

/** Listens to anything that can be looked at: an actor's context, a setting, the language. */
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

/** Something reads otherwise than when the flow began, or than when it was last told; not at once. */
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

/** Who is there. */
export const sessionChanges = <Event>(
  { viewer, subscribe }: FlowSession,
  toEvent: ToEvent<Viewer, Event>,
): Listener<Event> => whenChanged({ read: viewer, subscribe }, toEvent)

/** What the server has said of something, whoever has asked for it: each answer whose key begins so. */
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

/** The network is there, or back. */
export function connection<const Event>(event: Event): Listener<Event> {
  return (tell) => {
    const over = new AbortController()
    if (navigator.onLine) tell(event)
    addEventListener('online', () => tell(event), over)
    return () => over.abort()
  }
}

/** The page is in view, or again. */
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

/** The page is in view again; not at once. */
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

interface TabTalk<Event> {
  /** What is said whenever it happens here: an actor's fact. */
  when: (say: () => void) => Stop
  /** What it means to hear it. */
  event: Event
}

/** The same flow in the other tabs of this browser, on a channel of their own. */
export function otherTabs<Event>(name: string, { when, event }: TabTalk<Event>): Listener<Event> {
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

/** The page goes, perhaps for good: the last moment to be told anything. */
export function pageLeaves<const Event>(event: Event): Listener<Event> {
  return (tell) => {
    const over = new AbortController()
    addEventListener('pagehide', () => tell(event), over)
    return () => over.abort()
  }
}
