import { attempt } from '#api/kept/browser-storage.ts'

/** Whose drafts this window keeps, since somebody has signed in in it. */
const OWNER = 'masar-window-of'

/** What somebody else has typed here leaves the window; what a guest has typed comes along. */
export function claimWindow(userId: string): void {
  attempt(() => {
    const owner = sessionStorage.getItem(OWNER)
    if (owner !== null && owner !== userId) sessionStorage.clear()
    sessionStorage.setItem(OWNER, userId)
  })
}

/** Whether the drafts of this window are a guest's or this customer's. */
export function isWindowFor(userId: string): boolean {
  const owner = attempt(() => sessionStorage.getItem(OWNER))
  return owner === null || owner === userId
}

export const clearWindow = () => attempt(() => sessionStorage.clear())
