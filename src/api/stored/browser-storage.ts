/** A browser may forbid storage or contain invalid values: returns null then. */
export function tryOrNull<Result>(what: () => Result): Result | null {
  try {
    return what()
  } catch {
    return null
  }
}

/** Accessed for every use: where storage is forbidden, reading the property throws. */
export type KeyValueStore = () => Storage

/** Of this window, until it closes. */
export const windowStore: KeyValueStore = () => sessionStorage

/** Of this browser, until it is deleted. */
export const browserStore: KeyValueStore = () => localStorage

export const readItem = (store: KeyValueStore, key: string): unknown =>
  tryOrNull((): unknown => JSON.parse(store().getItem(key) ?? 'null'))

export const writeItem = (store: KeyValueStore, key: string, value: unknown) =>
  tryOrNull(() => store().setItem(key, JSON.stringify(value)))

export const deleteItem = (store: KeyValueStore, key: string) =>
  tryOrNull(() => store().removeItem(key))
