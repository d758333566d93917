import { openBookingLink } from '#api/calls/booking-links.ts'
import type { Api } from '#api/client.ts'
import { keepOpeningBookingToken, readOpeningBookingToken } from '#app/session/opening-link.ts'

export interface ArrivedLink {
  /** The server does not accept it, or no longer. */
  isExpired: boolean
  /** The call failed: whether the link has expired is unknown. */
  failure?: unknown
}

/** Gives this browser access to the booking of the link that opened this page, if a link did. */
export async function openArrivedLink(api: Api): Promise<ArrivedLink> {
  const token = readOpeningBookingToken()
  if (!token) return { isExpired: false }
  try {
    return { isExpired: !(await openBookingLink(api, token)) }
  } catch (failure) {
    keepOpeningBookingToken(token)
    return { isExpired: false, failure }
  }
}
