/**
 * Returns the result of `what`, or null when it throws: a browser may forbid storage, and a stored value may be
 * invalid.
 */
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

/** Returns the storage of this window, which is deleted when the window closes. */
export const windowStore: KeyValueStore = () => sessionStorage

/** Returns the storage of this browser, which remains until its data is cleared. */
export const browserStore: KeyValueStore = () => localStorage

export const readItem = (store: KeyValueStore, key: string): unknown =>
  tryOrNull((): unknown => JSON.parse(store().getItem(key) ?? 'null'))

export const writeItem = (store: KeyValueStore, key: string, value: unknown) =>
  tryOrNull(() => store().setItem(key, JSON.stringify(value)))

export const deleteItem = (store: KeyValueStore, key: string) =>
  tryOrNull(() => store().removeItem(key))
