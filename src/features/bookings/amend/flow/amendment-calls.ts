import { updateBooking } from '#api/booking-changes.ts'
import type { Booking } from '#api/bookings.query.ts'
import { carQuery } from '#api/car.query.ts'
import { idOf } from '#api/compat.ts'
import { normalizeEmail, normalizePhone } from '#domain/contact.ts'
import { toMajor, toMinor } from '#domain/money.ts'
import { bookingPrice, paymentChoiceOf } from '#domain/payment.ts'
import type { Quote } from '#domain/quote.ts'
import { instantOf } from '#domain/rental-clock.ts'
import type { FlowDeps } from '#flows/flow-deps.ts'
import type { Amendable, AmendmentRequest } from '#machines/amendment/amendment-facts.ts'
import type { components } from '#openapi/schema.d.ts'

import { timesOf } from '../../booking-times.ts'
import { amendableOf } from './amendable.ts'
import { amendmentQuoteOf, newTimesIn } from './amendment-quote.ts'

/** What an amendment asks of the server, for one booking. */
export function amendmentCalls(deps: FlowDeps, booking: Booking) {
  // Part of the price of who pays it online, and nothing that the customer chooses here.
  let deposit = toMinor(booking.deposit ?? 0)

  return {
    reprice: async (draft: Amendable): Promise<Quote> => {
      const quote = await lookUp(deps, booking, draft)
      deposit = quote.deposit
      return quote
    },
    save: (request: AmendmentRequest, signal: AbortSignal) =>
      updateBooking(deps.api, bodyOf(booking, request, deposit), signal),
  }
}

/** The booking's own hours are its own; the car has to be free for the others. */
async function lookUp(deps: FlowDeps, booking: Booking, draft: Amendable): Promise<Quote> {
  const { zone } = timesOf(booking)
  const periods = newTimesIn(amendableOf(booking), draft)
  const asked = periods.map(({ from, to }) => ({
    pickupLocation: draft.pickUp,
    from: instantOf(from, zone).toISOString(),
    to: instantOf(to, zone).toISOString(),
  }))
  const [car, ...others] = await Promise.all([
    carOf(deps, booking, asked[0]),
    ...asked.slice(1).map((where) => carOf(deps, booking, where)),
  ])
  const isFree = [car, ...others].every(({ availability }) => availability !== 'taken')
  return amendmentQuoteOf(car, draft, zone, isFree)
}

/** Afresh, and at once where there is no network. */
function carOf(
  { api, locale, queryClient }: FlowDeps,
  { car }: Booking,
  where: Parameters<typeof carQuery>[3],
) {
  const query = carQuery(api, idOf(car), locale.read(), where)
  return queryClient().fetchQuery({
    ...query,
    queryKey: ['car', ...query.queryKey],
    staleTime: 0,
    retry: false,
    networkMode: 'always',
  })
}

function bodyOf(
  booking: Booking,
  { bookingId, carId, draft, price }: AmendmentRequest,
  deposit: number,
): components['schemas']['UpdateBooking'] {
  const { zone } = timesOf(booking)
  const { isDeposit = false, isPayedInFull = false } = booking
  const choice = paymentChoiceOf({ isDeposit, isPayedInFull })
  const amount = bookingPrice(choice, { payLater: true, rental: price, deposit })
  const additionalDriver = newDriverIn(booking, draft)
  return {
    booking: {
      _id: bookingId,
      supplier: idOf(booking.supplier),
      car: carId,
      driver: idOf(booking.driver),
      pickupLocation: draft.pickUp,
      dropOffLocation: draft.dropOff,
      from: instantOf(draft.from, zone).toISOString(),
      to: instantOf(draft.to, zone).toISOString(),
      ...draft.extras,
      isDeposit,
      isPayedInFull,
      price: toMajor(amount),
    },
    ...(additionalDriver && { additionalDriver }),
  }
}

/** The one there was stays without being named again. */
function newDriverIn(booking: Booking, { extras, additionalDriver }: Amendable) {
  const former = amendableOf(booking)
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
