import { Stripe } from 'stripe'

import { NoSuchPaymentError, ProviderDownError } from '../provider.ts'

/** Runs a call of the SDK and converts its errors. Drops Stripe's message, which may quote the request. */
export async function convertStripeErrors<T>(
  reference: string | null,
  call: () => Promise<T>,
): Promise<T> {
  try {
    return await call()
  } catch (error) {
    if (error instanceof NoSuchPaymentError) throw error
    if (!(error instanceof Stripe.errors.StripeError)) throw error
    throw toProviderError(reference, error)
  }
}

const RETRIABLE_STATUSES = [401, 403, 409, 429]

function toProviderError(reference: string | null, error: Stripe.errors.StripeError): Error {
  const { code = error.type, param, requestId = 'no request', statusCode } = error
  const what = [code, param, requestId].filter(Boolean).join(', ')
  if (code === 'resource_missing' && reference !== null)
    return new NoSuchPaymentError(`Stripe does not know this payment (${requestId}).`)
  const isDown =
    error instanceof Stripe.errors.StripeConnectionError ||
    error instanceof Stripe.errors.StripeAPIError ||
    (statusCode !== undefined && (RETRIABLE_STATUSES.includes(statusCode) || statusCode >= 500))
  if (isDown) return new ProviderDownError(`Stripe is unavailable (${what}).`)
  return new Error(`Stripe rejects the request (${what}).`)
}

/** Returns true when Stripe could not expire a session because it was no longer open. */
export const isNoLongerOpen = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code !== 'resource_missing'
