import type { HttpProblem } from '#domain/problem.ts'

type Amount = NonNullable<HttpProblem['refund']>

/** The problem body of a refusal (RFC 9457); an older backend answers text, which says nothing. */
export function refusalIn(response: Response, body: unknown): HttpProblem {
  const retryAfter = Number(response.headers.get('retry-after'))
  const errors = valueIn(body, 'errors')
  const told = {
    code: textIn(body, 'code'),
    price: numberIn(body, 'price'),
    bookingId: textIn(body, 'bookingId'),
    retryAfter: retryAfter > 0 ? retryAfter : undefined,
    fields: Array.isArray(errors) ? pointersIn(errors) : undefined,
    reason: textIn(body, 'reason'),
    charge: amountIn(body, 'charge'),
    refund: amountIn(body, 'refund'),
  }
  const known = Object.entries(told).filter(([, value]) => value !== undefined)
  return { kind: 'http', status: response.status, ...Object.fromEntries(known) }
}

/** The JSON pointers of the wrong fields, `/driver/birthDate`. */
const pointersIn = (errors: readonly unknown[]): string[] =>
  errors.flatMap((error) => textIn(error, 'pointer') ?? [])

function amountIn(body: unknown, name: string): Amount | undefined {
  const value = valueIn(body, name)
  const amount = numberIn(value, 'amount')
  const currency = textIn(value, 'currency')
  return amount !== undefined && currency !== undefined ? { amount, currency } : undefined
}

function textIn(body: unknown, name: string): string | undefined {
  const value = valueIn(body, name)
  return typeof value === 'string' ? value : undefined
}

function numberIn(body: unknown, name: string): number | undefined {
  const value = valueIn(body, name)
  return typeof value === 'number' ? value : undefined
}

const valueIn = (body: unknown, name: string): unknown =>
  typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined
