import { useSyncExternalStore } from 'react'

let isPrinting = false

function subscribe(onChange: () => void) {
  const listening = new AbortController()
  const set = (next: boolean) => () => {
    isPrinting = next
    onChange()
  }
  addEventListener('beforeprint', set(true), listening)
  addEventListener('afterprint', set(false), listening)
  return () => listening.abort()
}

/** Returns true while the browser prints the page. */
export const usePrinting = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isPrinting,
    () => false,
  )
