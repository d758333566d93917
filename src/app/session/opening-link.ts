import { BOOKING_PAGE_PATTERN, PASSWORD_PAGE_PATTERN } from '@masar/domain/service/link-pages.ts'
import type { Link } from '@masar/machines/account-link/account-link-facts.ts'

let openingLink: Link | null = null
let bookingToken: string | null = null

/**
 * Removes the secret of an emailed link from the URL before any request, so that no call, history entry or
 * copied URL contains it. It is kept in memory for the page that needs it.
 */
export function hideLinkSecret(): void {
  if (PASSWORD_PAGE_PATTERN.test(location.pathname)) {
    const [userId, email, token] = takeParams(['u', 'e', 't'])
    if (userId && email && token) openingLink = { userId, email, token }
  } else if (BOOKING_PAGE_PATTERN.test(location.pathname)) {
    const [token] = takeParams(['t'])
    if (token) bookingToken = token
  }
}

function takeParams(names: readonly string[]): (string | null)[] {
  const params = new URLSearchParams(location.search)
  const values = names.map((name) => params.get(name))
  for (const name of names) params.delete(name)
  const rest = params.size > 0 ? `?${params.toString()}` : ''
  history.replaceState(history.state, '', location.pathname + rest + location.hash)
  return values
}

/** Returns the link that opened this page, but only once. */
export function takeOpeningLink(): Link | null {
  const link = openingLink
  openingLink = null
  return link
}

/** Returns the secret of the booking link that opened this page, but only once. */
export function takeOpeningBookingToken(): string | null {
  const token = bookingToken
  bookingToken = null
  return token
}

/** Restores the secret for another attempt after a call has failed. */
export function restoreOpeningBookingToken(token: string): void {
  bookingToken = token
}
