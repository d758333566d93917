import { wasAccepted, unwrapOrNull } from '#api/unwrap-response.ts'
import { carQuery } from '#api/queries/car.query.ts'
import { locationQuery } from '#api/queries/locations.query.ts'
import { toResult } from '#api/to-result.ts'
import { normalizeEmail } from '@masar/domain/person/contact-spelling.ts'
import { normalizePhone } from '@masar/domain/person/phone.ts'
import type { Driver, MainDriver } from '@masar/domain/person/driver.ts'
import { EXTRAS } from '@masar/domain/pricing/extras.ts'
import { toMajor } from '@masar/domain/money/money.ts'
import { readBookedChoice, toPaymentFlags } from '@masar/domain/payment/payment.ts'
import type { FlowDeps } from '#flows/flow-deps.ts'
import {
  BOOKING_REFUSALS,
  type BookingAnswer,
  type BookingRequest,
  EARLIER_REFUSALS,
  type EarlierAnswer,
  type EarlierBooking,
  type ReleaseAnswer,
} from '@masar/machines/placing/placing-facts.ts'
import { BLANK_DRAFT } from '@masar/domain/booking/booking-draft.ts'
import type { AllFields } from '@masar/domain/service/all-fields.ts'
import type { components } from '@masar/openapi/schema.d.ts'

import { type PendingBooking, fetchBookingStatus } from '#api/calls/booking-status.ts'
import { fetchCached } from '#api/cache/fetch-fresh.ts'
import { completeUserAccount } from './complete-account.ts'
import { createBookingOnce } from '#api/calls/book-once.ts'
import type { DescribedRental } from '#api/calls/payment-description.ts'
import { prepareEarlyPayment } from '#api/calls/payment-before.ts'
import { toCarLocationAndTime } from './look-up-quote.ts'
import { getDefaultTimeZone } from '@masar/domain/service/operator.ts'

type CheckoutBody = components['schemas']['Checkout']

/**
 * Releases an unpaid booking. The call succeeds even if it releases nothing (WIRE-66), for example because the
 * booking is paid at the counter. The status is therefore read afterwards.
 */
export async function releasePendingBooking(
  deps: FlowDeps,
  underWay: PendingBooking,
  signal: AbortSignal,
): Promise<ReleaseAnswer> {
  const { bookingId, paymentId } = underWay
  // A booking that never reached a provider has no session; its own id is sent instead.
  const path = { bookingId, sessionId: paymentId ?? bookingId }
  const options = { params: { path }, signal, parseAs: 'text' } as const
  await wasAccepted(deps.api.DELETE('/api/delete-temp-booking/{bookingId}/{sessionId}', options))
  const left = await fetchBookingStatus(deps, underWay, signal)
  const isReleased = left === null || left === 'void' || left === 'cancelled'
  return isReleased ? { ok: true } : { ok: false, refused: 'still-booked' }
}

/** Reads an earlier booking by the same customer. A booking that no longer exists counts as cancelled. */
export function readEarlierBooking(
  deps: FlowDeps,
  bookingId: string,
  signal: AbortSignal,
): Promise<EarlierAnswer> {
  return toResult(fetchEarlierBooking(deps, bookingId, signal), EARLIER_REFUSALS)
}

async function fetchEarlierBooking(
  deps: FlowDeps,
  bookingId: string,
  signal: AbortSignal,
): Promise<{ earlier: EarlierBooking }> {
  const booking = await unwrapOrNull(readBookedBooking(deps, bookingId, signal))
  const { status = 'cancelled', isDeposit, isPayedInFull } = booking ?? {}
  const choice = readBookedChoice({ status, isDeposit, isPayedInFull })
  const extras = { ...BLANK_DRAFT.extras }
  for (const extra of EXTRAS) extras[extra] = booking?.[extra] === true
  const driver = booking ? readDriver(booking) : BLANK_DRAFT.driver
  return { earlier: { status, choice, extras, driver } }
}

function readDriver({ driver }: components['schemas']['BookingDetail']): Driver {
  const { fullName, email, phone, birthDate } = driver
  return {
    fullName,
    email: email ?? '',
    phone: phone ?? '',
    birthDate: birthDate?.slice(0, 10) ?? '',
  }
}

const readBookedBooking = ({ api, locale }: FlowDeps, id: string, signal: AbortSignal) =>
  api.GET('/api/booking/{id}/{language}', {
    params: { path: { id, language: locale.read() } },
    signal,
  })

/** Creates the booking. A repeated request always has the same body. */
export const bookTrip = (
  deps: FlowDeps,
  request: BookingRequest,
  signal: AbortSignal,
): Promise<BookingAnswer> => toResult(requestBooking(deps, request, signal), BOOKING_REFUSALS)

async function requestBooking(deps: FlowDeps, request: BookingRequest, signal: AbortSignal) {
  const completion = request.userId && (await completeUserAccount(deps, request.driver, signal))
  const isDescribed = !request.userId || completion === 'notOffered'
  const { asked, rental } = await prepareRequest(deps, request)
  const payment = await prepareEarlyPayment(deps, request, rental)
  const body = { ...asked, ...(isDescribed && describeDriver(request)), ...payment.named }
  return { booked: await createBookingOnce(deps, { request, body, payment }, signal) }
}

/** Fields that are known only after the driver's account and the payment are prepared. */
type LaterField = 'driver' | 'payPal' | 'sessionId' | 'customerId' | 'paymentIntentId'
type RequestedBooking = AllFields<Omit<CheckoutBody, LaterField>> & {
  booking: AllFields<CheckoutBody['booking']>
}

interface PreparedRequest {
  asked: RequestedBooking
  rental: DescribedRental
}

async function prepareRequest(deps: FlowDeps, request: BookingRequest): Promise<PreparedRequest> {
  const { api } = deps
  const queryClient = deps.queryClient()
  const language = deps.locale.read()
  const { trip, userId, extras, choice, additionalDriver, mainDriver, license } = request
  const location = locationQuery(api, trip.pickUp, language)
  const pickUp = await fetchCached(queryClient, location)
  const where = toCarLocationAndTime(trip, pickUp.timeZone ?? getDefaultTimeZone())
  const car = await fetchCached(queryClient, carQuery(api, trip.carId, language, where))
  const { payLater, isDeposit, isPayedInFull } = toPaymentFlags(choice)

  const asked: RequestedBooking = {
    booking: {
      supplier: car.supplier._id,
      car: trip.carId,
      driver: userId ?? undefined,
      pickupLocation: trip.pickUp,
      dropOffLocation: trip.dropOff,
      from: where.from,
      to: where.to,
      status: 'pending',
      ...extras,
      price: toMajor(request.price),
      isDeposit,
      isPayedInFull,
    },
    mainDriver: mainDriver ? describeMainDriver(mainDriver, license) : undefined,
    additionalDriver: additionalDriver ? trimDriver(additionalDriver) : undefined,
    payLater,
    conditionsVersion: request.conditionsVersion,
  }
  return { asked, rental: { car, from: where.from, to: where.to } }
}

/** Returns the driver details to send for a guest, or for a customer with an incomplete account. */
const describeDriver = ({ driver, language, license, mainDriver }: BookingRequest) => ({
  driver: { ...trimDriver(driver), language, ...(license && !mainDriver && { license }) },
})

const describeMainDriver = (driver: MainDriver, license: string | null) => ({
  ...trimDriver(driver),
  language: driver.language,
  ...(license && { license }),
})

const trimDriver = ({ fullName, email, phone, birthDate }: Driver): Driver => ({
  fullName: fullName.trim(),
  email: normalizeEmail(email),
  phone: normalizePhone(phone),
  birthDate,
})
