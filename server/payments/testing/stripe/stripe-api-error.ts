import { answerJson, type SimulatorResponse } from '../simulator/loopback.ts'

type Kind = 'invalid_request_error' | 'card_error' | 'idempotency_error' | 'api_error'

/** An error in Stripe's format. */
export class StripeApiError extends Error {
  readonly answer: SimulatorResponse

  constructor(
    status: number,
    error: { type: Kind; message: string; code?: string; param?: string; decline_code?: string },
  ) {
    super(error.message)
    this.answer = answerJson({ error }, status, { 'request-id': 'req_simulated' })
  }
}

export const createInvalidRequestError = (
  message: string,
  more: { code?: string; param?: string } = {},
) => new StripeApiError(400, { type: 'invalid_request_error', message, ...more })

export const createStripeNotFoundError = (what: string, id: string) =>
  new StripeApiError(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    param: 'id',
    message: `No such ${what}: '${id}'`,
  })
