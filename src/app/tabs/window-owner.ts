import { tryOrNull } from '#api/stored/browser-storage.ts'

/** The owner of this window's drafts since the last sign-in. */
const OWNER = 'masar-window-of'

/** Deletes the input of another customer in this window; keeps that of a guest. */
export function claimWindow(userId: string): void {
  tryOrNull(() => {
    const owner = sessionStorage.getItem(OWNER)
    if (owner !== null && owner !== userId) sessionStorage.clear()
    sessionStorage.setItem(OWNER, userId)
  })
}

/** Whether the drafts of this window belong to a guest or to this customer. */
export function isWindowFor(userId: string): boolean {
  const owner = tryOrNull(() => sessionStorage.getItem(OWNER))
  return owner === null || owner === userId
}

export const clearWindow = () => tryOrNull(() => sessionStorage.clear())
