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
export function readStoredValue(key: StorageKey): string | null {
  return tryOrNull(() => localStorage.getItem(key))
}

/**
 * Subscribes to changes made by other tabs. A null key means that all values were cleared. Returns a cleanup
 * function.
 */
export function subscribeToStorage(
  listener: (key: string | null, value: string | null) => void,
): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => listener(key, newValue)
  // The build renders pages without a browser, so there are no other tabs.
  if (typeof addEventListener === 'undefined') return () => undefined
  addEventListener('storage', onStorage)
  return () => removeEventListener('storage', onStorage)
}

/** Stores a value; null deletes it. Ignores failures. */
export function storeValue(key: StorageKey, value: string | null): void {
  tryOrNull(() =>
    value === null ? localStorage.removeItem(key) : localStorage.setItem(key, value),
  )
}
