import type { Account } from '../account/session.ts'
import { signedIn } from '../account/signed-in.ts'
import { book } from '../bookings/book.ts'
import { askToCancel, maySee } from '../bookings/cancel.ts'
import { driverOf, hasPass } from '../bookings/driver.ts'
import { attemptOf } from '../bookings/idempotency.ts'
import { findBookings } from '../bookings/list-bookings.ts'
import { freeOwnHolds, refuseByName } from '../bookings/own-holds.ts'
import { readBookingDetail } from '../bookings/read-booking.ts'
import { bookingOfSession, releaseUnfinished } from '../bookings/unfinished.ts'
import { periodOf } from '../cars/period.ts'
import { GUEST_COOKIE, SESSION_COOKIE } from '../http/cookies.ts'
import { countryOf } from '../http/country.ts'
import { done, given, nothing, type Operation } from '../operation.ts'
import { Refusal } from '../problem.ts'

export const checkOut: Operation<'checkOut'> = async (call) => {
  const { db, body, headers, visitor, cookies, config, now } = call
  call.limit('checkout')
  // Somebody whose session has ended in the middle is no stranger: they sign in and go on.
  const wasSomebody = body.booking.driver ?? cookies.read(SESSION_COOKIE)
  if (!visitor && !body.driver && wasSomebody) throw new Refusal('unauthenticated')
  if (visitor) refuseAnother(visitor, body.booking.driver)
  const key = headers['Idempotency-Key']
  const guestToken = cookies.read(GUEST_COOKIE)
  const asking = { visitorId: visitor?.id ?? null, guestToken, now: now() }
  const attempt = key ? attemptOf(asking, key, body) : null
  const driver = driverOf(visitor, body.driver)
  const period = periodOf(body.booking, '/booking')
  const wanted = { carId: body.booking.car, period }
  await freeOwnHolds(call, { ...wanted, attempt })
  const { bookingId, pass } = await book(db, {
    body,
    driver,
    attempt,
    country: await countryOf(call.address, config),
    takesPayments: call.providers.length > 0,
    windowMinutes: config.paymentWindowMinutes,
    guestToken,
    now: now(),
  }).catch((refusal: unknown) => refuseByName(db, { ...wanted, cookies, now: now() }, refusal))
  if (pass) cookies.write(GUEST_COOKIE, pass.token, pass.expiresAt)
  const language = visitor?.language ?? body.driver?.language ?? 'fr'
  const booking = await readBookingDetail(db, bookingId, language)
  if (!booking) throw new Refusal('internal')
  const { status, price, expiresAt } = booking
  return given({ bookingId, status, price, ...(expiresAt ? { expiresAt } : {}), booking })
}

export const listBookings: Operation<'listBookings'> = async (call) => {
  const { page, size, language } = call.params
  const viewer = signedIn(call.visitor)
  if (viewer.type === 'user') refuseAnother(viewer, call.body.user)
  const listing = { viewer, query: call.body, page, size, language, now: call.now() }
  const { rows, total } = await findBookings(call.db, listing)
  return given([{ resultData: rows, pageInfo: total > 0 ? [{ totalRecords: total }] : [] }])
}

/** Its driver, its supplier, an admin; and the browser of the guest who has just made it. */
export const readBooking: Operation<'readBooking'> = async (call) => {
  const { db, params, visitor, cookies, now } = call
  const isAllowed =
    (visitor && (await maySee(db, params.id, visitor, now()))) ||
    (await hasPass(db, cookies.read(GUEST_COOKIE), params.id, now()))
  if (!isAllowed) throw new Refusal(visitor ? 'forbidden' : 'unauthenticated')
  const isStaff = visitor !== null && visitor.type !== 'user'
  const booking = await readBookingDetail(db, params.id, params.language, isStaff)
  return booking ? given(booking) : nothing
}

export const requestCancellation: Operation<'requestCancellation'> = async (call) => {
  const { db, params, visitor, now } = call
  return (await askToCancel(db, params.id, signedIn(visitor), now())) ? done : nothing
}

export const releaseBooking: Operation<'releaseBooking'> = async (call) => {
  call.limit('payment')
  await releaseUnfinished(call, call.params)
  return done
}

export const findBookingId: Operation<'findBookingId'> = async ({ db, params }) => {
  const id = await bookingOfSession(db, params.sessionId)
  return id ? given(id) : nothing
}

/** Whoever names a customer means themselves: nothing is done for somebody else by mistake. */
function refuseAnother({ id }: Account, named: string | undefined) {
  if (named !== undefined && named !== id) throw new Refusal('forbidden')
}
