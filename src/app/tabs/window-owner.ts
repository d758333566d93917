import { windowShelf } from '#api/browser-storage.ts'

/** Whose drafts this window keeps, since somebody has signed in in it. */
const OWNER = 'masar-window-of'

/** What somebody else has typed here leaves the window; what a guest has typed comes along. */
export function takeWindow(userId: string): void {
  const owner = windowShelf.text(OWNER)
  if (owner !== null && owner !== userId) windowShelf.clear()
  windowShelf.putText(OWNER, userId)
}

export const clearWindow = windowShelf.clear
