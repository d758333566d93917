/** Goes on with the new version: this page is loaded anew. */
export type TakeNewVersion = () => void

let take: TakeNewVersion | null = null
const listeners = new Set<() => void>()

/** The worker has a version that is ready. */
export function offerNewVersion(next: TakeNewVersion): void {
  take = next
  for (const listener of listeners) listener()
}

/** How to go on with a version that is ready; null while there is none. */
export const readNewVersion = (): TakeNewVersion | null => take

export function subscribeToNewVersion(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
