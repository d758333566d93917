/**
 * Calls back once this is the tab that does something for all tabs of its browser; another takes its
 * place when it goes. Where a browser cannot tell, none is. Returns how to give it up.
 */
export function electOne(name: string, onChosen: () => void): () => void {
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
