/** Reloads the page with the new version. */
export type NewVersionLoader = () => void

let loadNewVersion: NewVersionLoader | null = null
const listeners = new Set<() => void>()

/** Offers to load a new version of the app, once it is ready. */
export function offerNewVersion(next: NewVersionLoader): void {
  loadNewVersion = next
  for (const listener of listeners) listener()
}

/** Returns the function that loads the new version, or null. */
export const getNewVersionLoader = (): NewVersionLoader | null => loadNewVersion

export function subscribeToNewVersion(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
