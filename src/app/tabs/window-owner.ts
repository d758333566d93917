import { tryOrNull } from '#api/stored/browser-storage.ts'

/** The storage key for the owner of this window's drafts, which is set on sign-in. */
const OWNER_KEY = 'masar-window-of'

/**
 * Makes a user the owner of this window's drafts. Deletes those of another customer; keeps those of a guest.
 */
export function claimWindow(userId: string): void {
  tryOrNull(() => {
    const owner = sessionStorage.getItem(OWNER_KEY)
    if (owner !== null && owner !== userId) sessionStorage.clear()
    sessionStorage.setItem(OWNER_KEY, userId)
  })
}

/** Returns whether the drafts of this window belong to a guest or to this customer. */
export function isWindowFor(userId: string): boolean {
  const owner = tryOrNull(() => sessionStorage.getItem(OWNER_KEY))
  return owner === null || owner === userId
}

export const clearWindowStorage = () => tryOrNull(() => sessionStorage.clear())
