import { findLinkedBooking } from '../../bookings/booking-link.ts'
import { issueGuestPass } from '../../bookings/create/driver.ts'
import { findDriverByEmail } from '../../bookings/guest-booking.ts'
import { mailBookingLinkTo } from '../../bookings/notices/mail-booking-link.ts'
import { transaction } from '../../db/transaction.ts'
import { GUEST_COOKIE } from '../../http/cookies.ts'
import { isWithinLimit } from '../is-within-limit.ts'
import { respondOk, respondWith, noContent, type Operation } from '../operation.ts'

/** Exchanges the secret of a mailed link for a pass to its booking. */
export const openBookingLink: Operation<'openBookingLink'> = async (call) => {
  const { db, body, cookies, now, limit } = call
  limit('openLink')
  const bookingId = await findLinkedBooking(db, body.token, now())
  if (!bookingId) return noContent
  const pass = await transaction(db, (tx) =>
    issueGuestPass(tx, bookingId, { guestToken: cookies.read(GUEST_COOKIE), now: now() }),
  )
  cookies.write(GUEST_COOKIE, pass.token, pass.expiresAt)
  return respondWith({ bookingId })
}

/**
 * Sends a guest the link to their booking again; to the account that took it over, a link without a
 * secret. The response is the same whether booking and address match or not, and also at the limit
 * of mails.
 */
export const mailBookingLink: Operation<'mailBookingLink'> = async (call) => {
  const { db, body, now, limit } = call
  limit('askForMail')
  const driver = await findDriverByEmail(db, body.bookingId, body.email)
  if (driver && isWithinLimit(() => limit('mailTo', driver.email)))
    await transaction(db, (tx) => mailBookingLinkTo(tx, driver, body.bookingId, now()))
  return respondOk
}
