/** Reloads the page with the new version. */
export type TakeNewVersion = () => void

let take: TakeNewVersion | null = null
const listeners = new Set<() => void>()

/** A new version of the worker is ready. */
export function offerNewVersion(next: TakeNewVersion): void {
  take = next
  for (const listener of listeners) listener()
}

/** Activates a new version; null when there is none. */
export const readNewVersion = (): TakeNewVersion | null => take

export function subscribeToNewVersion(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
