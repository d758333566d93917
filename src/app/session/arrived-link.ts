import { BOOKING_PAGE, PASSWORD_PAGES } from '@masar/domain/service/link-pages.ts'
import type { Link } from '@masar/machines/account-link/account-link-facts.ts'

let arrived: Link | null = null
let bookingToken: string | null = null

/**
 * Takes the secret of a mailed link out of the address bar, before anything is asked for: no call,
 * no history entry and no copied address has it. It is kept in memory for the page it is meant for.
 */
export function hideLinkSecret(): void {
  if (PASSWORD_PAGES.test(location.pathname)) {
    const [userId, email, token] = takeParams(['u', 'e', 't'])
    if (userId && email && token) arrived = { userId, email, token }
  } else if (BOOKING_PAGE.test(location.pathname)) {
    const [token] = takeParams(['t'])
    if (token) bookingToken = token
  }
}

function takeParams(names: readonly string[]): (string | null)[] {
  const told = new URLSearchParams(location.search)
  const values = names.map((name) => told.get(name))
  for (const name of names) told.delete(name)
  const rest = told.size > 0 ? `?${told.toString()}` : ''
  history.replaceState(history.state, '', location.pathname + rest + location.hash)
  return values
}

/** The link this page was opened with; it is handed out once. */
export function arrivedLink(): Link | null {
  const link = arrived
  arrived = null
  return link
}

/** The secret of the link to a booking that this page was opened with; it is handed out once. */
export function arrivedBookingToken(): string | null {
  const token = bookingToken
  bookingToken = null
  return token
}
