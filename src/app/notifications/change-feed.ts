import { electLeader } from '../tabs/elect-leader.ts'

export interface FeedListener {
  /** Something may have changed. */
  onFeedChange: () => void
  /** The session has ended, here or elsewhere. */
  onEnded: () => void
}

/**
 * Subscribes to server events for a customer. The stream is open while the page is visible. Of all hidden tabs,
 * only one keeps its stream open and notifies the others when the session ends, because browsers limit the
 * connections per host. Returns a cleanup function.
 */
export function subscribeToChangeFeed(address: string, listener: FeedListener): () => void {
  const { open, close } = createReopenableStream(address, listener)
  let isLeader = false

  const follow = () => {
    if (isPageVisible() || isLeader) open()
    else close()
  }
  const onVisibilityChange = () => {
    follow()
    if (isPageVisible()) listener.onFeedChange()
  }
  const joinElection = () =>
    electLeader(`masar-news ${address}`, () => {
      isLeader = true
      follow()
    })
  let leaveElection = joinElection()
  const leave = () => {
    isLeader = false
    leaveElection()
    close()
  }

  follow()
  const stops = [
    addListener(document, 'visibilitychange', onVisibilityChange),
    // A page in the back/forward cache must not keep a connection open.
    addListener(window, 'pagehide', leave),
    addListener(window, 'pageshow', (event) => {
      if (!(event instanceof PageTransitionEvent) || !event.persisted) return
      leaveElection = joinElection()
      onVisibilityChange()
    }),
  ]
  return () => {
    for (const stop of stops) stop()
    leave()
  }
}

const isPageVisible = () => document.visibilityState === 'visible'

const INITIAL_DELAY_MS = 15_000
const MAX_DELAY_MS = 600_000

/**
 * Creates a stream that can be reopened. Gives up if it never opens, as when the server lacks `changeFeed`.
 * Reopens it with increasing delays when it is cut off; after a short interruption, the browser reconnects by
 * itself.
 */
function createReopenableStream(address: string, { onFeedChange, onEnded }: FeedListener) {
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

function addListener(
  location: EventTarget,
  name: string,
  listener: (event: Event) => void,
): () => void {
  location.addEventListener(name, listener)
  return () => location.removeEventListener(name, listener)
}
