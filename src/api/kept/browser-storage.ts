/** A browser may forbid storage or contain invalid values: returns null then. */
export function attempt<Result>(what: () => Result): Result | null {
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

export const readFrom = (store: KeyValueStore, key: string): unknown =>
  attempt((): unknown => JSON.parse(store().getItem(key) ?? 'null'))

export const writeTo = (store: KeyValueStore, key: string, value: unknown) =>
  attempt(() => store().setItem(key, JSON.stringify(value)))

export const removeFrom = (store: KeyValueStore, key: string) =>
  attempt(() => store().removeItem(key))
