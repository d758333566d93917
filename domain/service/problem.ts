import type { MajorUnits } from '@masar/openapi/schema.d.ts'
/**
 * Why a call failed. Code branches on kinds and codes, never on messages. `price` is in dinars, as on the wire;
 * `retryAfter` is in seconds; `fields` are the JSON pointers of a 400 or 422.
 */
export type Problem = { kind: 'network' } | { kind: 'timeout' } | { kind: 'contract' } | HttpProblem

export interface HttpProblem {
  kind: 'http'
  status: number
  code?: string
  price?: MajorUnits
  bookingId?: string
  retryAfter?: number
  fields?: readonly string[]
  /** The request id in the server's log. */
  requestId?: string
  /** Why a payment was declined. */
  reason?: string
  /** The charge and the refund, in major units. */
  charge?: { amount: MajorUnits; currency: string }
  refund?: { amount: MajorUnits; currency: string }
}

/**
 * Converts any rejection of a port to a `Problem`: the rejection itself, the `problem` of an error or, for
 * unexpected errors, a contract violation.
 */
export function toProblem(thrown: unknown): Problem {
  if (isProblem(thrown)) return thrown
  if (hasProblem(thrown)) return toProblem(thrown.problem)
  return { kind: 'contract' }
}

export function getProblemStatus(problem: Problem | null): number | null {
  return problem?.kind === 'http' ? problem.status : null
}

export function getProblemCode(problem: Problem | null): string | null {
  return problem?.kind === 'http' ? (problem.code ?? null) : null
}

/** Whether the server may have processed the request although its response was lost. */
export function isAmbiguous(problem: Problem): boolean {
  return problem.kind !== 'http' || problem.status >= 500
}

function isProblem(value: unknown): value is Problem {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return false
  if (value.kind === 'http') return 'status' in value && typeof value.status === 'number'
  return value.kind === 'network' || value.kind === 'timeout' || value.kind === 'contract'
}

function hasProblem(value: unknown): value is { problem: unknown } {
  return typeof value === 'object' && value !== null && 'problem' in value
}
