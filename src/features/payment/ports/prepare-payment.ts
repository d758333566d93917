import { isSessionOpenedEarly } from '#api/calls/payment-before.ts'
import { invalidateChargeRate, lookUpPaymentRate } from '#api/calls/payment-rate.ts'
import { readPreparedPayment } from '#api/calls/prepared-payments.ts'
import { fetchBookingById } from '#api/queries/bookings.query.ts'
import { toResult } from '#api/to-result.ts'
import { makeCharge } from '@masar/domain/payment/charge.ts'
import { hasSessions } from '@masar/domain/payment/providers.ts'
import type { FlowDeps } from '#flows/flow-deps.ts'
import {
  type PaymentRequest,
  PREPARE_REFUSALS,
  type PrepareAnswer,
} from '@masar/machines/payment/payment-facts.ts'

import { FORM_LOST_CODE } from './form-lost.ts'
import { openPaymentOrder, openPaymentSession } from './open-payment.ts'

/**
 * Creates a payment for a held booking. The charge is computed here for display, and again by the server, which
 * rejects the payment if the amounts differ. The same key always returns the same payment.
 */
export async function preparePayment(
  deps: FlowDeps,
  request: PaymentRequest,
  signal: AbortSignal,
): Promise<PrepareAnswer> {
  if (isSessionOpenedEarly(deps, request.provider)) return getEarlySession(deps, request)
  const opened = await toResult(openPayment(deps, request, signal), PREPARE_REFUSALS)
  if (!opened.ok && opened.refused === 'price-changed') invalidateChargeRate(deps, request)
  return opened
}

/**
 * Returns the session that was created with the booking. Its form cannot be reopened after a reload; in that
 * case, the booking is released and the customer books again.
 */
function getEarlySession(deps: FlowDeps, { bookingId }: PaymentRequest): PrepareAnswer {
  const prepared = readPreparedPayment(deps, bookingId)
  if (prepared) return { ok: true, prepared }
  const problem = { kind: 'http', status: 400, code: FORM_LOST_CODE } as const
  return { ok: false, refused: 'method-unavailable', problem }
}

async function openPayment(deps: FlowDeps, request: PaymentRequest, signal: AbortSignal) {
  const path = { id: request.bookingId, language: deps.locale.read() }
  const [booking, rate] = await Promise.all([
    fetchBookingById(deps.api, path, signal),
    lookUpPaymentRate(deps, request),
  ])
  const { amount, provider } = request
  const charge = makeCharge({ amount, provider, ...rate })
  const order = { request, booking, charge, signal }
  const opening = hasSessions(provider)
    ? openPaymentSession(deps, order, provider)
    : openPaymentOrder(deps, order, provider)
  return { prepared: await opening }
}
