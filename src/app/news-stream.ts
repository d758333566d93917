/**
 * Calls back when the server says that there is news. The stream is open while the page is in
 * view: a browser has few connections to one host, and hidden tabs would take them. An older
 * backend has no stream; its 404 ends the attempt. Returns how to stop.
 */
export function newsStream(address: string, onNews: () => void): () => void {
  let stream: EventSource | null = null
  let isOffered = true

  const close = () => {
    stream?.close()
    stream = null
  }
  const open = () => {
    if (stream || !isOffered) return
    stream = new EventSource(address, { withCredentials: true })
    stream.addEventListener('news', onNews)
    stream.addEventListener('error', () => {
      if (stream?.readyState !== EventSource.CLOSED) return
      isOffered = false
      close()
    })
  }
  const follow = () => {
    if (document.visibilityState === 'visible') {
      open()
      onNews()
    } else close()
  }

  if (typeof EventSource === 'undefined') return () => undefined
  if (document.visibilityState === 'visible') open()
  document.addEventListener('visibilitychange', follow)
  return () => {
    document.removeEventListener('visibilitychange', follow)
    close()
  }
}
