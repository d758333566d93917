import { requireBotCheck } from '../../account/bot-check-pass.ts'
import type { Account } from '../../account/sessions/session.ts'
import { requireSignedIn } from '../../account/sessions/signed-in.ts'
import { canReadBooking, recordCancelRequest } from '../../bookings/changes/cancel.ts'
import { identifyDriver } from '../../bookings/create/driver.ts'
import { toBookingAttempt } from '../../bookings/create/idempotency.ts'
import { searchBookings } from '../../bookings/read/list-bookings.ts'
import { requireActor } from '../../bookings/guest-booking.ts'
import { hasDriverPass, hasGuestPass } from '../../bookings/guest-pass.ts'
import { rethrowWithOwnBooking } from '../../bookings/read/own-holds.ts'
import { readBookingDetail, toDriverView } from '../../bookings/read/read-booking.ts'
import { readRentalPeriod } from '../../cars/period.ts'
import { replaceOwnHolds } from '../../checkout/replace-own-holds.ts'
import { findSessionBooking, releaseUnfinishedBooking } from '../../checkout/release-booking.ts'
import { Refusal } from '../../contract/problem.ts'
import { issueInvoiceOnRequest } from '../../documents/invoices.ts'
import { readBookingDocuments } from '../../documents/read-documents.ts'
import { GUEST_COOKIE, SESSION_COOKIE } from '../../http/cookies.ts'
import { readCountry } from '../../http/country.ts'
import { respondWith, okReply, noContent, type Operation } from '../operation.ts'

export const checkOut: Operation<'checkOut'> = async (call) => {
  const { db, body, headers, visitor, cookies, config, now } = call
  call.limit('checkout')
  // A customer whose session has expired must sign in again to continue.
  const hadSession = body.booking.driver ?? cookies.read(SESSION_COOKIE)
  if (!visitor && !body.driver && hadSession) throw new Refusal('unauthenticated')
  if (visitor) assertOwnAccount(visitor, body.booking.driver)
  const key = headers['Idempotency-Key']
  const guestToken = cookies.read(GUEST_COOKIE)
  const attemptRequest = { visitorId: visitor?.id ?? null, guestToken, now: now() }
  await requireBotCheck(call, key)
  // A retry may send a newer conditions version than the first attempt.
  const { conditionsVersion: _, ...attemptBody } = body
  const attempt = key ? toBookingAttempt(attemptRequest, key, attemptBody) : null
  const driver = identifyDriver(visitor, body.driver)
  const period = readRentalPeriod(body.booking, '/booking')
  const requestedHold = { carId: body.booking.car, period, cookies }
  const order = {
    body,
    driver,
    attempt,
    country: await readCountry(call.address, config),
    takesPayments: call.providers.length > 0,
    windowMinutes: config.paymentWindowMinutes,
    unpaid: config.rateLimit ? { limits: config.unpaidBookings, address: call.address } : null,
    guestToken,
    now: now(),
  }
  const { bookingId, pass } = await replaceOwnHolds(call, order, requestedHold).catch(
    (refusal: unknown) => rethrowWithOwnBooking(db, { ...requestedHold, now: now() }, refusal),
  )
  if (pass) cookies.write(GUEST_COOKIE, pass.token, pass.expiresAt)
  const { language } = driver.kind === 'customer' ? driver.account : driver.guest
  const booking = await readBookingDetail(db, bookingId, language)
  if (!booking) throw new Refusal('internal')
  const { status, price, expiresAt } = booking
  return respondWith({ bookingId, status, price, ...(expiresAt ? { expiresAt } : {}), booking })
}

export const listBookings: Operation<'listBookings'> = async (call) => {
  const { page, size, language } = call.params
  const viewer = requireSignedIn(call.visitor)
  if (viewer.type === 'user') assertOwnAccount(viewer, call.body.user)
  const listing = { viewer, query: call.body, page, size, language, now: call.now() }
  const { rows, total } = await searchBookings(call.db, listing)
  return respondWith([{ resultData: rows, pageInfo: total > 0 ? [{ totalRecords: total }] : [] }])
}

/**
 * Allowed for the customer, the supplier, admins, and browsers that have opened the guest's or the main
 * driver's link.
 */
export const readBooking: Operation<'readBooking'> = async (call) => {
  const { db, params, visitor, cookies, config, now } = call
  const pass = cookies.read(GUEST_COOKIE)
  const isAllowed =
    (visitor && (await canReadBooking(db, params.id, visitor, now()))) ||
    (await hasGuestPass(db, pass, params.id, now()))
  const isForDriver = !isAllowed && (await hasDriverPass(db, pass, params.id, now()))
  if (!isAllowed && !isForDriver) throw new Refusal(visitor ? 'forbidden' : 'unauthenticated')
  const isStaff = visitor !== null && visitor.type !== 'user'
  const booking = await readBookingDetail(db, params.id, params.language, isStaff)
  if (!booking) return noContent
  if (isForDriver) return respondWith(toDriverView(booking))
  // Suppliers are not a party to the operator's documents.
  if (visitor?.type === 'supplier') return respondWith(booking)
  const issuing = { operator: config.operator, now: now() }
  await issueInvoiceOnRequest(db, params.id, issuing)
  const documents = await readBookingDocuments(db, params.id, issuing)
  return respondWith(documents ? { ...booking, documents } : booking)
}

export const requestCancellation: Operation<'requestCancellation'> = async (call) => {
  const { db, params, now } = call
  return (await recordCancelRequest(db, params.id, await requireActor(call, params.id), now()))
    ? okReply
    : noContent
}

export const releaseBooking: Operation<'releaseBooking'> = async (call) => {
  call.limit('payment')
  await releaseUnfinishedBooking(call, call.params)
  return okReply
}

export const findBookingId: Operation<'findBookingId'> = async ({ db, params }) => {
  const id = await findSessionBooking(db, params.sessionId)
  return id ? respondWith(id) : noContent
}

/**
 * Rejects a customer id other than the requester's own, so that nothing is done for another customer by
 * mistake.
 */
function assertOwnAccount({ id }: Account, named: string | undefined) {
  if (named !== undefined && named !== id) throw new Refusal('forbidden')
}
