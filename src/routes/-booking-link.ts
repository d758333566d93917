import { openBookingLink } from '#api/calls/booking-links.ts'
import type { Api } from '#api/client.ts'
import { restoreOpeningBookingToken, takeOpeningBookingToken } from '#app/session/opening-link.ts'

export interface ArrivedLink {
  /** Whether the server rejects the link. */
  isExpired: boolean
  /** The error if the call failed; whether the link has expired is then unknown. */
  failure?: unknown
}

/** Gives this browser access to the booking if the page was opened by a booking link. */
export async function openArrivedLink(api: Api): Promise<ArrivedLink> {
  const token = takeOpeningBookingToken()
  if (!token) return { isExpired: false }
  try {
    return { isExpired: !(await openBookingLink(api, token)) }
  } catch (failure) {
    restoreOpeningBookingToken(token)
    return { isExpired: false, failure }
  }
}
