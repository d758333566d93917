/** Reloads the page with the new version. */
export type LoadNewVersion = () => void

let loadNewVersion: LoadNewVersion | null = null
const listeners = new Set<() => void>()

/** Offers to load a new version of the app, once it is ready. */
export function offerNewVersion(next: LoadNewVersion): void {
  loadNewVersion = next
  for (const listener of listeners) listener()
}

/** Returns the function that loads the new version, or null. */
export const readNewVersion = (): LoadNewVersion | null => loadNewVersion

export function subscribeToNewVersion(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
