import { normalizeEmail } from '@masar/domain/person/contact-spelling.ts'

import { findLinkedBooking } from '../../bookings/booking-link.ts'
import { findDriverByEmail } from '../../bookings/guest-booking.ts'
import { issueGuestPass } from '../../bookings/guest-pass.ts'
import { findMainDriver } from '../../bookings/main-driver.ts'
import { queueBookingLinkEmail } from '../../bookings/notices/mail-booking-link.ts'
import { queueDriverLinkEmail } from '../../bookings/notices/mail-main-driver.ts'
import { transaction } from '../../db/transaction.ts'
import { GUEST_COOKIE } from '../../http/cookies.ts'
import { isWithinLimit } from '../is-within-limit.ts'
import { okReply, respondWith, noContent, type Operation } from '../operation.ts'

/** Exchanges the secret of an emailed link for a pass to its booking. */
export const openBookingLink: Operation<'openBookingLink'> = async (call) => {
  const { db, body, cookies, now, limit } = call
  limit('openLink')
  const link = await findLinkedBooking(db, body.token, now())
  if (!link) return noContent
  const { bookingId, isForDriver } = link
  const pass = await transaction(db, (tx) =>
    issueGuestPass(tx, bookingId, {
      guestToken: cookies.read(GUEST_COOKIE),
      isForDriver,
      now: now(),
    }),
  )
  cookies.write(GUEST_COOKIE, pass.token, pass.expiresAt)
  return respondWith({ bookingId })
}

/**
 * Sends a guest or the main driver a new link to their booking. The link has no secret if an account owns the
 * booking. The response is always the same, even if booking and address do not match or the email limit is
 * reached.
 */
export const mailBookingLink: Operation<'mailBookingLink'> = async (call) => {
  const { db, body, now, limit } = call
  limit('askForMail')
  const { bookingId, email } = body
  const customer = await findDriverByEmail(db, bookingId, email)
  if (customer && isWithinLimit(() => limit('mailTo', customer.email)))
    await transaction(db, (tx) => queueBookingLinkEmail(tx, customer, bookingId, now()))
  const driver = await findMainDriver(db, bookingId)
  if (driver?.email === normalizeEmail(email) && isWithinLimit(() => limit('mailTo', driver.email)))
    await transaction(db, (tx) => queueDriverLinkEmail(tx, driver, now()))
  return okReply
}
