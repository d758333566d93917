import type { Problem } from '#machines/problem.ts'

import { ApiProblem } from './problem.ts'

interface Outcome<Data> {
  data?: Data
  error?: unknown
  response: Response
}

/**
 * The value of a call, or a thrown `ApiProblem`. A 204 is a 'no' in this contract (contract.md 0.1):
 * callers that may get one use `answerOrNone`.
 */
export async function answer<Data>(call: Promise<Outcome<Data>>): Promise<NonNullable<Data>> {
  const value = await answerOrNone(call)
  if (value === null) throw new ApiProblem({ kind: 'http', status: 204 })
  return value
}

/** The value of a call, null for a 204, or a thrown `ApiProblem`. */
export async function answerOrNone<Data>(
  call: Promise<Outcome<Data>>,
): Promise<NonNullable<Data> | null> {
  const { data, error, response } = await call.catch((thrown: unknown) => {
    throw unanswered(thrown)
  })
  if (response.status === 204) return null
  if (!response.ok) throw new ApiProblem(refused(response, error))
  if (data === undefined || data === null) throw new ApiProblem({ kind: 'contract' })
  return data
}

/** Whether the server said yes: true for a 200, false for a 204. */
export async function accepted(call: Promise<Outcome<unknown>>): Promise<boolean> {
  const { error, response } = await call.catch((thrown: unknown) => {
    throw unanswered(thrown)
  })
  if (!response.ok) throw new ApiProblem(refused(response, error))
  return response.status !== 204
}

/** No answer at all. A cancelled call stays what it is, so that nobody shows it as a failure. */
function unanswered(thrown: unknown): unknown {
  if (!(thrown instanceof Error) || thrown.name === 'AbortError') return thrown
  if (thrown.name === 'TimeoutError') return new ApiProblem({ kind: 'timeout' })
  if (thrown instanceof SyntaxError) return new ApiProblem({ kind: 'contract' })
  return new ApiProblem({ kind: 'network' })
}

/** The problem body of a refusal (RFC 9457); an older backend answers text, which says nothing. */
function refused(response: Response, body: unknown): Problem {
  const problem = typeof body === 'object' && body !== null ? body : {}
  const retryAfter = Number(response.headers.get('retry-after'))

  return {
    kind: 'http',
    status: response.status,
    ...('code' in problem && typeof problem.code === 'string' && { code: problem.code }),
    ...('price' in problem && typeof problem.price === 'number' && { price: problem.price }),
    ...('bookingId' in problem &&
      typeof problem.bookingId === 'string' && { bookingId: problem.bookingId }),
    ...(retryAfter > 0 && { retryAfter }),
    ...('errors' in problem &&
      Array.isArray(problem.errors) && { fields: fieldsIn(problem.errors) }),
  }
}

/** The JSON pointers of the wrong fields, `/driver/birthDate`. */
const fieldsIn = (errors: readonly unknown[]): string[] =>
  errors.flatMap((error) => {
    const pointer: unknown =
      typeof error === 'object' && error !== null ? Reflect.get(error, 'pointer') : null
    return typeof pointer === 'string' ? [pointer] : []
  })
