import type { QueryClient } from '@tanstack/react-query'

import type { BookedResult, BookingRequest } from '@masar/machines/placing/placing-facts.ts'
import type { components } from '@masar/openapi/schema.d.ts'

import { unwrapResponse } from '../unwrap-response.ts'
import { cacheBooking } from '../queries/bookings.query.ts'
import {
  findBookingAfterRefusal,
  findBookingBySession,
  findEarlierAttempt,
} from '../bookcars/earlier-attempt.ts'
import type { Capabilities } from '../capabilities.ts'
import { attachPayment, type EarlyPaymentFields, type PaymentOpener } from './payment-before.ts'

type CheckoutBody = components['schemas']['Checkout']

export interface BookOnceInput {
  request: BookingRequest
  body: CheckoutBody
  payment: EarlyPaymentFields
}

interface Booker extends PaymentOpener {
  queryClient: () => QueryClient
  locale: { read: () => string }
  config: PaymentOpener['config'] & { capabilities: Pick<Capabilities, 'idempotency'> }
}

/** Creates a booking exactly once, however often the request is sent. */
export async function createBookingOnce(
  deps: Booker,
  { request, body, payment }: BookOnceInput,
  signal: AbortSignal,
): Promise<BookedResult> {
  const header = { 'Idempotency-Key': request.key }
  const send = async () => {
    const sent = await unwrapResponse(
      deps.api.POST('/api/checkout', { params: { header }, body, signal }),
    )
    if (sent.booking) cacheBooking(deps.queryClient(), sent.booking, deps.locale.read())
    return sent
  }
  if (deps.config.capabilities.idempotency) {
    return attachPayment(deps, toBookedResult(await send()), payment)
  }
  const { session } = payment
  const sessionId = request.isRepeated && session?.prepared.paymentId
  const paidFor = sessionId ? await findBookingBySession(deps, sessionId, signal) : null
  if (paidFor) return attachPayment(deps, paidFor, payment)
  const attempt = { request, booking: body.booking, signal }
  const earlier = await findEarlierAttempt(deps, attempt)
  if (earlier) return earlier
  const sent = await send().catch((error: unknown) => findBookingAfterRefusal(deps, attempt, error))
  return attachPayment(deps, toBookedResult(sent), payment)
}

const toBookedResult = ({ bookingId, status }: BookedResult): BookedResult => ({
  bookingId,
  status: status ?? null,
})
