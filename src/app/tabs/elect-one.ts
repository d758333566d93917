/**
 * Calls back once this is the tab that does something for all tabs of its browser; another takes its
 * place when it goes. Where a browser cannot tell, none is. Returns how to give it up.
 */
export function electOne(name: string, onChosen: () => void): () => void {
  if (!('locks' in navigator)) return () => undefined
  const queue = new AbortController()
  const turn = Promise.withResolvers<void>()
  const choose = () => {
    onChosen()
    return turn.promise
  }
  navigator.locks.request(name, { signal: queue.signal }, choose).catch(() => undefined)
  return () => {
    queue.abort()
    turn.resolve()
  }
}
