/** Reloads the page with the new version. */
export type LoadNewVersion = () => void

let take: LoadNewVersion | null = null
const listeners = new Set<() => void>()

/** A new version of the worker is ready. */
export function offerNewVersion(next: LoadNewVersion): void {
  take = next
  for (const listener of listeners) listener()
}

/** Activates a new version; null when there is none. */
export const readNewVersion = (): LoadNewVersion | null => take

export function subscribeToNewVersion(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
