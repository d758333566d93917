/** What a browser keeps for us. It may be full, forbidden or hold nonsense: nothing fails then. */
export interface Shelf {
  text: (key: string) => string | null
  /** What was put there as JSON; null where there is none. */
  value: (key: string) => unknown
  putText: (key: string, text: string) => void
  put: (key: string, value: unknown) => void
  drop: (key: string) => void
  clear: () => void
  keys: () => readonly string[]
}

/** Asked for its storage at every call: where it is forbidden, its name alone throws. */
export function shelfOn(storage: () => Storage): Shelf {
  const attempt = <Result>(what: (of: Storage) => Result): Result | null => {
    try {
      return what(storage())
    } catch {
      return null
    }
  }

  return {
    text: (key) => attempt((of) => of.getItem(key)),
    value: (key) => attempt((of): unknown => JSON.parse(of.getItem(key) ?? 'null')),
    putText: (key, text) => attempt((of) => of.setItem(key, text)),
    put: (key, value) => attempt((of) => of.setItem(key, JSON.stringify(value))),
    drop: (key) => attempt((of) => of.removeItem(key)),
    clear: () => attempt((of) => of.clear()),
    keys: () => attempt((of) => Object.keys(of)) ?? [],
  }
}

/** Of this window: gone with it. */
export const windowShelf = shelfOn(() => sessionStorage)
/** Of this browser, for all its windows. */
export const browserShelf = shelfOn(() => localStorage)
