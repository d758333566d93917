/** Goes on with the new version: this page is loaded anew. */
export type TakeNewVersion = () => void

let take: TakeNewVersion | null = null
const listeners = new Set<() => void>()

/** What the worker has to offer, and the page that shows it. */
export const newVersion = {
  /** How to go on with a version that is ready; null while there is none. */
  read: (): TakeNewVersion | null => take,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
  offer(next: TakeNewVersion | null): void {
    take = next
    for (const listener of listeners) listener()
  },
}
