import { BOOKING_PAGE, PASSWORD_PAGES } from '@masar/domain/service/link-pages.ts'
import type { Link } from '@masar/machines/account-link/account-link-facts.ts'

let arrived: Link | null = null
let bookingToken: string | null = null

/**
 * Removes the secret of a mailed link from the address bar before any request, so that no call, history entry or
 * copied address contains it. It stays in memory for its page.
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

/** The link that opened this page; returned once. */
export function takeOpeningLink(): Link | null {
  const link = arrived
  arrived = null
  return link
}

/** The secret of the booking link that opened this page; returned once. */
export function readOpeningBookingToken(): string | null {
  const token = bookingToken
  bookingToken = null
  return token
}

/** Keeps the secret for another attempt, after a call that failed. */
export function keepOpeningBookingToken(token: string): void {
  bookingToken = token
}
