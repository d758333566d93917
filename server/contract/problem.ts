import type { components } from '@masar/openapi/schema.d.ts'

type Schemas = components['schemas']
export type ProblemBody = Schemas['Problem']
export type ProblemCode = Schemas['ProblemCode']
/** An invalid field of a request with its reason. */
export type ValidationIssue = Schemas['FieldProblem']

/** Facts of a problem body besides its code. */
export type ProblemFacts = Pick<
  ProblemBody,
  'detail' | 'errors' | 'price' | 'charge' | 'bookingId' | 'reason' | 'refund'
>

/** The single error type of requests: thrown anywhere, sent as a problem body (RFC 9457). */
export class Refusal extends Error {
  readonly problem: ProblemBody
  readonly headers: Record<string, string>

  constructor(code: ProblemCode, extras: ProblemFacts = {}, headers: Record<string, string> = {}) {
    super(code)
    this.name = 'Refusal'
    const [status, title] = PROBLEM_KINDS[code]
    this.problem = { type: `/problems/${code}`, title, status, code, ...extras }
    this.headers = headers
  }
}

/** Creates an error for a field of the body. */
export function createFieldRefusal(
  pointer: string,
  code: ProblemCode,
  issue: ValidationIssue['code'],
): Refusal {
  return new Refusal(code, { errors: [{ in: 'body', pointer, code: issue }] })
}

export function createProblemResponse({ problem, headers }: Refusal): Response {
  return new Response(JSON.stringify(problem), {
    status: problem.status,
    headers: { 'content-type': 'application/problem+json', ...headers },
  })
}

const PROBLEM_KINDS: Record<ProblemCode, readonly [status: number, title: string]> = {
  'invalid-request': [400, 'The request is not valid.'],
  'malformed-json': [400, 'The body is not JSON.'],
  'bot-check-missing': [400, 'Pass the bot check first.'],
  'payment-open': [400, 'Nothing is paid yet.'],
  'payment-pending': [400, 'The payment is not finished.'],
  'payment-declined': [400, 'The payment was declined.'],
  'payment-expired': [400, 'The time to pay is over.'],
  'payment-refunded': [400, 'The payment goes back.'],
  unauthenticated: [401, 'Sign in first.'],
  suspended: [401, 'Your account is suspended.'],
  'foreign-origin': [403, 'This page may not call here.'],
  forbidden: [403, 'This is not yours.'],
  'not-found': [404, 'Nothing is here.'],
  'wrong-method': [405, 'This call has another method.'],
  'email-taken': [409, 'The address has an account.'],
  'car-taken': [409, 'The car has just been booked.'],
  'car-unavailable': [409, 'The car cannot be booked.'],
  'price-changed': [409, 'The price has changed.'],
  'key-reused': [409, 'This attempt has already made a booking.'],
  'already-paid': [409, 'The booking is paid.'],
  'link-expired': [409, 'The link is over.'],
  'link-used': [409, 'The link has been used.'],
  'link-replaced': [409, 'A newer link was sent.'],
  'too-large': [413, 'The request is too large.'],
  'unsupported-media-type': [415, 'Send JSON.'],
  'car-elsewhere': [422, 'The car is not at that place.'],
  'too-young': [422, 'The person is not old enough.'],
  'too-early': [422, 'The pick-up is too soon.'],
  'too-short': [422, 'The rental is too short.'],
  'closed-at-that-hour': [422, 'The location is closed at that time.'],
  'option-unavailable': [422, 'The car does not have this option.'],
  'method-unavailable': [422, 'This way to pay is not available.'],
  'online-payment-barred': [422, 'Paying in full online is not allowed in your country.'],
  'licence-missing': [422, 'A driving licence is needed.'],
  'too-many-bookings': [422, 'Too many unpaid bookings hold cars.'],
  'driver-missing': [422, 'The driver is not described.'],
  'too-many-requests': [429, 'Wait a moment.'],
  internal: [500, 'Something went wrong.'],
  'not-built': [501, 'This server does not offer this.'],
  unavailable: [503, 'The service cannot answer for a moment.'],
  'provider-unavailable': [503, 'The payment provider does not answer.'],
}

export const isProblemCode = (text: string): text is ProblemCode =>
  Object.hasOwn(PROBLEM_KINDS, text)
