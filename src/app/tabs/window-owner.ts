/** Whose drafts this window keeps, since somebody has signed in in it. */
const OWNER = 'masar-window-of'

/** What somebody else has typed here leaves the window; what a guest has typed comes along. */
export function takeWindow(userId: string): void {
  try {
    const owner = sessionStorage.getItem(OWNER)
    if (owner !== null && owner !== userId) sessionStorage.clear()
    sessionStorage.setItem(OWNER, userId)
  } catch {
    /* A browser that keeps nothing has nothing of somebody else's. */
  }
}

export function clearWindow(): void {
  try {
    sessionStorage.clear()
  } catch {
    /* As above. */
  }
}
