import { openBookingLink } from '#api/calls/booking-links.ts'
import type { Api } from '#api/client.ts'
import { restoreOpeningBookingToken, takeOpeningBookingToken } from '#app/session/opening-link.ts'

export interface ArrivedLink {
  /** Whether the server rejected the link. */
  isExpired: boolean
  /** The error if the call failed, in which case it is unknown whether the link has expired. */
  failure?: unknown
}

/** Gives this browser access to the booking if a booking link opened the page. */
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
