import { attempt } from '#api/kept/browser-storage.ts'

/** The keys of local storage (SESSION-13). */
export type StorageKey =
  | 'masar-user'
  | 'masar-language'
  | 'masar-last-language'
  | 'masar-language-offer'
  | 'masar-currency'
  | 'masar-stay-connected'
  | 'masar-theme'
  | 'masar-bookings'

/** Reads a value; null when there is none or the browser keeps nothing (private mode). */
export function stored(key: StorageKey): string | null {
  return attempt(() => localStorage.getItem(key))
}

/** Calls back when another tab has kept or forgotten a value; null says that all may have gone. */
export function onStored(listener: (key: string | null, value: string | null) => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => listener(key, newValue)
  // Without a browser, where the build draws a page, there is no other tab.
  if (typeof addEventListener === 'undefined') return () => undefined
  addEventListener('storage', onStorage)
  return () => removeEventListener('storage', onStorage)
}

/** Keeps a value, or forgets it when it is null. A browser that keeps nothing is not an error. */
export function store(key: StorageKey, value: string | null): void {
  attempt(() => (value === null ? localStorage.removeItem(key) : localStorage.setItem(key, value)))
}
