import { ApiProblem } from './problem.ts'
import { readRefusal } from './refusal.ts'

interface Outcome<Data> {
  data?: Data
  error?: unknown
  response: Response
}

/**
 * Returns the value of a call, or throws an `ApiProblem`. In this contract a 204 is a refusal (WIRE-75);
 * callers that expect one use `unwrapOrNull`.
 */
export async function unwrapResponse<Data>(
  call: Promise<Outcome<Data>>,
): Promise<NonNullable<Data>> {
  const value = await unwrapOrNull(call)
  if (value === null) throw new ApiProblem({ kind: 'http', status: 204 })
  return value
}

/** Returns the value of a call, or null for a 204. Throws an `ApiProblem` on failure. */
export async function unwrapOrNull<Data>(
  call: Promise<Outcome<Data>>,
): Promise<NonNullable<Data> | null> {
  const { data, error, response } = await call.catch((thrown: unknown) => {
    throw toCallError(thrown)
  })
  if (response.status === 204) return null
  if (!response.ok) throw new ApiProblem(readRefusal(response, error))
  if (data === undefined || data === null) throw new ApiProblem({ kind: 'contract' })
  return data
}

/** Returns true for a 200 and false for a 204. Throws an `ApiProblem` on failure. */
export async function wasAccepted(call: Promise<Outcome<unknown>>): Promise<boolean> {
  const { error, response } = await call.catch((thrown: unknown) => {
    throw toCallError(thrown)
  })
  if (!response.ok) throw new ApiProblem(readRefusal(response, error))
  return response.status !== 204
}

/** Resolves on success. Throws an `ApiProblem` on failure, including a 204. */
export async function requireAccepted(call: Promise<Outcome<unknown>>): Promise<void> {
  if (!(await wasAccepted(call))) throw new ApiProblem({ kind: 'http', status: 204 })
}

/**
 * Converts the error of a call without a response. An aborted call keeps its error, so that it is not shown as
 * a failure.
 */
function toCallError(thrown: unknown): unknown {
  if (!(thrown instanceof Error) || thrown.name === 'AbortError') return thrown
  if (thrown.name === 'TimeoutError') return new ApiProblem({ kind: 'timeout' })
  if (thrown instanceof SyntaxError) return new ApiProblem({ kind: 'contract' })
  return new ApiProblem({ kind: 'network' })
}
