import { electLeader } from '../tabs/elect-leader.ts'

export interface FeedListener {
  /** Something may have changed. */
  onFeedChange: () => void
  /** The session is over, or was just ended elsewhere. */
  onEnded: () => void
}

/**
 * Subscribes to server events for a customer. The stream is open while the page is visible, and in one hidden tab
 * that notifies the others when the session ends: browsers limit the connections per host. Returns a cleanup
 * function.
 */
export function changeFeed(address: string, listener: FeedListener): () => void {
  const { open, close } = reopenable(address, listener)
  let isKeeper = false

  const follow = () => {
    if (isSeen() || isKeeper) open()
    else close()
  }
  const look = () => {
    follow()
    if (isSeen()) listener.onFeedChange()
  }
  const standIn = () =>
    electLeader(`masar-news ${address}`, () => {
      isKeeper = true
      follow()
    })
  let standDown = standIn()
  const leave = () => {
    isKeeper = false
    standDown()
    close()
  }

  follow()
  const stops = [
    during(document, 'visibilitychange', look),
    // A page in the back/forward cache keeps no connection.
    during(window, 'pagehide', leave),
    during(window, 'pageshow', (event) => {
      if (!(event instanceof PageTransitionEvent) || !event.persisted) return
      standDown = standIn()
      look()
    }),
  ]
  return () => {
    for (const stop of stops) stop()
    leave()
  }
}

const isSeen = () => document.visibilityState === 'visible'

const INITIAL_DELAY_MS = 15_000
const MAX_DELAY_MS = 600_000

/**
 * Does not retry a stream that never opened, as without `changeFeed`. Reopens one that was cut off, with growing
 * delays; the browser itself reconnects after a short interruption.
 */
function reopenable(address: string, { onFeedChange, onEnded }: FeedListener) {
  let stream: EventSource | null = null
  let isOffered = typeof EventSource !== 'undefined'
  let hasOpened = false
  let pause = INITIAL_DELAY_MS
  let waiting: ReturnType<typeof setTimeout> | undefined

  function open() {
    if (stream || !isOffered) return
    clearTimeout(waiting)
    stream = new EventSource(address, { withCredentials: true })
    stream.addEventListener('open', () => {
      hasOpened = true
      pause = INITIAL_DELAY_MS
    })
    stream.addEventListener('news', onFeedChange)
    stream.addEventListener('session-ended', onEnded)
    stream.addEventListener('error', failed)
  }
  function close() {
    clearTimeout(waiting)
    stream?.close()
    stream = null
  }
  function failed() {
    if (stream?.readyState !== EventSource.CLOSED) return
    close()
    isOffered = hasOpened
    if (!isOffered) return
    waiting = setTimeout(open, pause)
    pause = Math.min(2 * pause, MAX_DELAY_MS)
  }
  return { open, close }
}

function during(location: EventTarget, name: string, listener: (event: Event) => void): () => void {
  location.addEventListener(name, listener)
  return () => location.removeEventListener(name, listener)
}
