/** Returns null when `what` throws: a browser may forbid storage, or contain invalid values. */
export function tryOrNull<Result>(what: () => Result): Result | null {
  try {
    return what()
  } catch {
    return null
  }
}

/**
 * A function rather than the storage itself, because reading the property throws where storage is forbidden.
 */
export type KeyValueStore = () => Storage

/** Storage of this window, until it is closed. */
export const windowStore: KeyValueStore = () => sessionStorage

/** Storage of this browser, until its data is cleared. */
export const browserStore: KeyValueStore = () => localStorage

export const readItem = (store: KeyValueStore, key: string): unknown =>
  tryOrNull((): unknown => JSON.parse(store().getItem(key) ?? 'null'))

export const writeItem = (store: KeyValueStore, key: string, value: unknown) =>
  tryOrNull(() => store().setItem(key, JSON.stringify(value)))

export const deleteItem = (store: KeyValueStore, key: string) =>
  tryOrNull(() => store().removeItem(key))
