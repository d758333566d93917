export interface NewsListener {
  /** Something may have changed. */
  onNews: () => void
  /** The session is over, or was just ended elsewhere. */
  onEnded: () => void
}

const FIRST_PAUSE = 15_000
const LONGEST_PAUSE = 600_000

/**
 * Hears what the server says to a customer. The stream is open while the page is in view: a browser
 * has few connections to one host, and hidden tabs would take them. Where it never opens, as on an
 * older backend, nothing is asked again; one that breaks off is. Returns how to stop.
 */
export function newsStream(address: string, { onNews, onEnded }: NewsListener): () => void {
  let stream: EventSource | null = null
  let hasOpened = false
  let isOffered = typeof EventSource !== 'undefined'
  let pause = FIRST_PAUSE
  let waiting: ReturnType<typeof setTimeout> | undefined

  const close = () => {
    clearTimeout(waiting)
    stream?.close()
    stream = null
  }
  const refused = () => {
    if (stream?.readyState !== EventSource.CLOSED) return
    close()
    isOffered = hasOpened
    if (!isOffered) return
    waiting = setTimeout(open, pause)
    pause = Math.min(2 * pause, LONGEST_PAUSE)
  }
  function open() {
    if (stream || !isOffered) return
    clearTimeout(waiting)
    stream = new EventSource(address, { withCredentials: true })
    stream.addEventListener('open', () => {
      hasOpened = true
      pause = FIRST_PAUSE
    })
    stream.addEventListener('news', onNews)
    stream.addEventListener('session-ended', onEnded)
    stream.addEventListener('error', refused)
  }
  const follow = () => {
    if (document.visibilityState !== 'visible') return close()
    open()
    onNews()
  }

  if (document.visibilityState === 'visible') open()
  const stops = [
    during(document, 'visibilitychange', follow),
    // A page that is kept for going back holds no connection.
    during(window, 'pagehide', close),
    during(window, 'pageshow', (event) => {
      if (event instanceof PageTransitionEvent && event.persisted) follow()
    }),
  ]
  return () => {
    for (const stop of stops) stop()
    close()
  }
}

function during(place: EventTarget, name: string, listener: (event: Event) => void): () => void {
  place.addEventListener(name, listener)
  return () => place.removeEventListener(name, listener)
}
