/**
 * Calls back once this tab is elected among the tabs of its browser; another tab takes over when it closes. Elects
 * none when the browser lacks Web Locks. Returns a cleanup function.
 */
export function electLeader(name: string, onChosen: () => void): () => void {
  if (!('locks' in navigator)) return () => undefined
  const queue = new AbortController()
  const leaving = new Promise<void>((resolve) => {
    queue.signal.addEventListener('abort', () => resolve())
  })
  // The lock is held until the promise that this returns resolves.
  const choose = () => {
    onChosen()
    return leaving
  }
  navigator.locks.request(name, { signal: queue.signal }, choose).catch(() => undefined)
  return () => queue.abort()
}
