/** What a browser may forbid, or answer with nonsense: null then. */
export function attempt<Result>(what: () => Result): Result | null {
  try {
    return what()
  } catch {
    return null
  }
}

/** Named anew for every use: where a storage is forbidden, its name alone throws. */
export type Shelf = () => Storage

/** Of this window: gone with it. */
export const windowShelf: Shelf = () => sessionStorage

export const readFrom = (shelf: Shelf, key: string): unknown =>
  attempt((): unknown => JSON.parse(shelf().getItem(key) ?? 'null'))

export const putOn = (shelf: Shelf, key: string, value: unknown) =>
  attempt(() => shelf().setItem(key, JSON.stringify(value)))

export const dropFrom = (shelf: Shelf, key: string) => attempt(() => shelf().removeItem(key))
