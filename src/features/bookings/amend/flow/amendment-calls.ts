import { updateBooking } from '#api/calls/booking-changes.ts'
import { type Booking, readBooking } from '#api/queries/bookings.query.ts'
import { carQuery } from '#api/queries/car.query.ts'
import { referenceId } from '#api/response-shapes.ts'
import { normalizeEmail } from '@masar/domain/person/contact-spelling.ts'
import { normalizePhone } from '@masar/domain/person/phone.ts'
import { type Amount, toMajor, toMinor } from '@masar/domain/money/money.ts'
import { bookingPrice, agreedChoice } from '@masar/domain/payment/payment.ts'
import type { Quote } from '@masar/domain/pricing/quote.ts'
import { toInstant } from '@masar/domain/rental/rental-clock.ts'
import type { FlowDeps } from '#flows/flow-deps.ts'
import type { Amendable, AmendmentRequest } from '@masar/machines/amendment/amendment-facts.ts'
import type { components } from '@masar/openapi/schema.d.ts'

import { bookingTimes } from '../../booking-times.ts'
import { amendedTimes, bookingToAmendable } from './amendable.ts'
import { quoteAmendment, findNewTimes } from './amendment-quote.ts'

/** The server calls of an amendment of one booking. */
export function amendmentCalls(deps: FlowDeps, booking: Booking) {
  // Part of the price when it is paid online; customers cannot change it here.
  let deposit = toMinor(booking.deposit ?? 0)

  return {
    reprice: async (draft: Amendable): Promise<Quote> => {
      const quote = await lookUp(deps, booking, draft)
      deposit = quote.deposit
      return quote
    },
    save: async (request: AmendmentRequest, signal: AbortSignal) => {
      const body = requestBody(booking, request, deposit)
      const status = await statusToSend(deps, booking, signal)
      const { booking: changed, ...people } = body
      await updateBooking(deps.api, { booking: { ...changed, ...status }, ...people }, signal)
    },
  }
}

/**
 * Some backends require a status with each update: sends the current one, which may have changed
 * since the page was opened.
 */
async function statusToSend(
  { api, config, locale }: FlowDeps,
  { _id: id }: Booking,
  signal: AbortSignal,
) {
  if (config.capabilities.keepsStatus) return null
  const { status } = await readBooking(api, { id, language: locale.read() }, signal)
  return { status }
}

/** The booking already holds its own hours; the car must be free for the additional ones. */
async function lookUp(deps: FlowDeps, booking: Booking, draft: Amendable): Promise<Quote> {
  const before = bookingTimes(booking)
  const { zone } = before
  const after = amendedTimes(draft)
  const periods = findNewTimes(before, after)
  const asked = periods.map(({ from, to }) => ({
    pickupLocation: draft.pickUp,
    from: toInstant(from, zone).toISOString(),
    to: toInstant(to, zone).toISOString(),
  }))
  const [car, ...others] = await Promise.all([
    readCar(deps, booking, asked[0]),
    ...asked.slice(1).map((where) => readCar(deps, booking, where)),
  ])
  const isFree = [car, ...others].every(({ availability }) => availability !== 'taken')
  return quoteAmendment(car, after, zone, isFree)
}

/** Bypasses the cache, and fails immediately when offline. */
function readCar(
  { api, locale, queryClient }: FlowDeps,
  { car }: Booking,
  where: Parameters<typeof carQuery>[3],
) {
  const query = carQuery(api, referenceId(car), locale.read(), where)
  return queryClient().fetchQuery({
    ...query,
    queryKey: ['car', ...query.queryKey],
    staleTime: 0,
    retry: false,
    networkMode: 'always',
  })
}

function requestBody(
  booking: Booking,
  { bookingId, carId, draft, price }: AmendmentRequest,
  deposit: Amount,
): components['schemas']['UpdateBooking'] {
  const { zone } = bookingTimes(booking)
  const { from, to } = amendedTimes(draft)
  const { isDeposit = false, isPayedInFull = false } = booking
  const choice = agreedChoice({ isDeposit, isPayedInFull })
  const amount = bookingPrice(choice, { payLater: true, rental: price, deposit })
  const additionalDriver = newDriver(booking, draft)
  return {
    booking: {
      _id: bookingId,
      supplier: referenceId(booking.supplier),
      car: carId,
      driver: referenceId(booking.driver),
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

/** Returns null when the additional driver is unchanged: the server keeps the stored one. */
function newDriver(booking: Booking, { extras, additionalDriver }: Amendable) {
  const former = bookingToAmendable(booking)
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
