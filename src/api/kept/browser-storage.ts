/** What a browser may forbid, or answer with nonsense: null then. */
export function attempt<Result>(what: () => Result): Result | null {
  try {
    return what()
  } catch {
    return null
  }
}

/** Named anew for every use: where a storage is forbidden, its name alone throws. */
export type KeyValueStore = () => Storage

/** Of this window: gone with it. */
export const windowStore: KeyValueStore = () => sessionStorage

/** Of this browser: until somebody deletes it. */
export const browserStore: KeyValueStore = () => localStorage

export const readFrom = (store: KeyValueStore, key: string): unknown =>
  attempt((): unknown => JSON.parse(store().getItem(key) ?? 'null'))

export const writeTo = (store: KeyValueStore, key: string, value: unknown) =>
  attempt(() => store().setItem(key, JSON.stringify(value)))

export const removeFrom = (store: KeyValueStore, key: string) =>
  attempt(() => store().removeItem(key))
