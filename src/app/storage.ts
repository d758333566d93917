import { tryOrNull } from '#api/stored/browser-storage.ts'

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

/** Reads a value; null when it is missing or storage is forbidden (private mode). */
export function stored(key: StorageKey): string | null {
  return tryOrNull(() => localStorage.getItem(key))
}

/** Subscribes to changes of other tabs; null means that all values may have been cleared. */
export function onStored(listener: (key: string | null, value: string | null) => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => listener(key, newValue)
  // There are no other tabs when the build renders a page.
  if (typeof addEventListener === 'undefined') return () => undefined
  addEventListener('storage', onStorage)
  return () => removeEventListener('storage', onStorage)
}

/** Stores a value, or deletes it when it is null. Ignores failures. */
export function store(key: StorageKey, value: string | null): void {
  tryOrNull(() =>
    value === null ? localStorage.removeItem(key) : localStorage.setItem(key, value),
  )
}
