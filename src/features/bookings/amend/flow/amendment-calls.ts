import { updateBooking } from '#api/calls/booking-changes.ts'
import { type Booking, fetchBookingById } from '#api/queries/bookings.query.ts'
import { carQuery } from '#api/queries/car.query.ts'
import { readReferenceId } from '#api/response-shapes.ts'
import { normalizeEmail } from '@masar/domain/person/contact-spelling.ts'
import { normalizePhone } from '@masar/domain/person/phone.ts'
import { type Amount, toMajor, toMinor } from '@masar/domain/money/money.ts'
import { getBookingPrice, readAgreedChoice } from '@masar/domain/payment/payment.ts'
import type { Quote } from '@masar/domain/pricing/quote.ts'
import { toInstant } from '@masar/domain/rental/rental-clock.ts'
import type { FlowDeps } from '#flows/flow-deps.ts'
import type {
  AmendableFields,
  AmendmentRequest,
} from '@masar/machines/amendment/amendment-facts.ts'
import type { components } from '@masar/openapi/schema.d.ts'

import { toBookingTimes } from '../../booking-times.ts'
import { readAmendedTimes, toAmendableFields } from './amendable.ts'
import { quoteAmendment, findNewTimes } from './amendment-quote.ts'

/** Creates the server calls that amend a booking. */
export function createAmendmentCalls(deps: FlowDeps, booking: Booking) {
  // Part of the amount to save when the deposit is paid online.
  let deposit = toMinor(booking.deposit ?? 0)

  return {
    reprice: async (draft: AmendableFields): Promise<Quote> => {
      const quote = await fetchQuote(deps, booking, draft)
      deposit = quote.deposit
      return quote
    },
    save: async (request: AmendmentRequest, signal: AbortSignal) => {
      const body = toRequestBody(booking, request, deposit)
      const status = await fetchStatusToSend(deps, booking, signal)
      const { booking: changed, ...people } = body
      await updateBooking(deps.api, { booking: { ...changed, ...status }, ...people }, signal)
    },
  }
}

/**
 * Returns the status to send, because some backends require one with each update. Fetches it, because it may
 * have changed since the page was opened.
 */
async function fetchStatusToSend(
  { api, config, locale }: FlowDeps,
  { _id: id }: Booking,
  signal: AbortSignal,
) {
  if (config.capabilities.keepsStatus) return null
  const { status } = await fetchBookingById(api, { id, language: locale.read() }, signal)
  return { status }
}

/**
 * Fetches the price of the draft. Checks availability only for the added hours, because the booking already
 * holds the car for the others.
 */
async function fetchQuote(
  deps: FlowDeps,
  booking: Booking,
  draft: AmendableFields,
): Promise<Quote> {
  const before = toBookingTimes(booking)
  const { zone } = before
  const after = readAmendedTimes(draft)
  const periods = findNewTimes(before, after)
  const searches = periods.map(({ from, to }) => ({
    pickupLocation: draft.pickUp,
    from: toInstant(from, zone).toISOString(),
    to: toInstant(to, zone).toISOString(),
  }))
  const [car, ...others] = await Promise.all([
    fetchCar(deps, booking, searches[0]),
    ...searches.slice(1).map((where) => fetchCar(deps, booking, where)),
  ])
  const isFree = [car, ...others].every(({ availability }) => availability !== 'taken')
  return quoteAmendment(car, after, zone, isFree)
}

/** Fetches the car without the cache, and fails immediately when offline. */
function fetchCar(
  { api, locale, queryClient }: FlowDeps,
  { car }: Booking,
  where: Parameters<typeof carQuery>[3],
) {
  const query = carQuery(api, readReferenceId(car), locale.read(), where)
  return queryClient().fetchQuery({
    ...query,
    queryKey: ['car', ...query.queryKey],
    staleTime: 0,
    retry: false,
    networkMode: 'always',
  })
}

function toRequestBody(
  booking: Booking,
  { bookingId, carId, draft, price }: AmendmentRequest,
  deposit: Amount,
): components['schemas']['UpdateBooking'] {
  const { zone } = toBookingTimes(booking)
  const { from, to } = readAmendedTimes(draft)
  const { isDeposit = false, isPayedInFull = false } = booking
  const choice = readAgreedChoice({ isDeposit, isPayedInFull })
  const amount = getBookingPrice(choice, { payLater: true, rental: price, deposit })
  const additionalDriver = pickNewDriver(booking, draft)
  return {
    booking: {
      _id: bookingId,
      supplier: readReferenceId(booking.supplier),
      car: carId,
      driver: readReferenceId(booking.driver),
      pickupLocation: draft.pickUp,
      dropOffLocation: draft.dropOff,
      from: toInstant(from, zone).toISOString(),
      to: toInstant(to, zone).toISOString(),
      ...draft.extras,
      isDeposit,
      isPayedInFull,
      price: toMajor(amount),
    },
    ...(additionalDriver && { additionalDriver }),
  }
}

/** Returns the new additional driver. Null when unchanged: the server then keeps the stored driver. */
function pickNewDriver(booking: Booking, { extras, additionalDriver }: AmendableFields) {
  const former = toAmendableFields(booking)
  const isSame = JSON.stringify(former.additionalDriver) === JSON.stringify(additionalDriver)
  if (!extras.additionalDriver || (former.extras.additionalDriver && isSame)) return null
  const { fullName, email, phone, birthDate } = additionalDriver
  return {
    fullName: fullName.trim(),
    email: normalizeEmail(email),
    phone: normalizePhone(phone),
    birthDate,
  }
}
