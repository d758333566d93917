/**
 * Calls back when this tab is elected as the leader of the tabs in its browser; when it closes, another tab is
 * elected. In a browser without Web Locks, elects none. Returns a cleanup function.
 */
export function electLeader(name: string, onChosen: () => void): () => void {
  if (!('locks' in navigator)) return () => undefined
  const queue = new AbortController()
  const leaving = new Promise<void>((resolve) => {
    queue.signal.addEventListener('abort', () => resolve())
  })
  // The browser holds the lock until the returned promise resolves.
  const choose = () => {
    onChosen()
    return leaving
  }
  navigator.locks.request(name, { signal: queue.signal }, choose).catch(() => undefined)
  return () => queue.abort()
}
