import type { Link } from '#machines/account-link/account-link-facts.ts'

const PAGES = /^\/(activate|reset-password)\/?$/

let arrived: Link | null = null

/**
 * Takes the secret of a mailed link out of the address bar, before anything is asked for: no call,
 * no history entry and no copied address has it. It is kept in memory for the page it is meant for.
 */
export function hideLinkSecret(): void {
  if (!PAGES.test(location.pathname)) return
  const told = new URLSearchParams(location.search)
  const [userId, email, token] = ['u', 'e', 't'].map((name) => told.get(name))
  if (userId && email && token) arrived = { userId, email, token }
  for (const name of ['u', 'e', 't']) told.delete(name)
  const rest = told.size > 0 ? `?${told.toString()}` : ''
  history.replaceState(history.state, '', location.pathname + rest)
}

/** The link this page was opened with; it is handed out once. */
export function arrivedLink(): Link | null {
  const link = arrived
  arrived = null
  return link
}
