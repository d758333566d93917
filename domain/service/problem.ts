import type { MajorUnits } from '@masar/openapi/schema.d.ts'
/**
 * What became of a call that failed. Machines and screens read kinds and codes, never texts.
 * `price` is the number of the wire (dinars), `retryAfter` counts seconds, `fields` are the JSON
 * pointers of a 400 or 422.
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
  /** What the server calls the request in its log. */
  requestId?: string
  /** Why a payment was declined. */
  reason?: string
  /** What would be charged now, and what goes back, in major units. */
  charge?: { amount: MajorUnits; currency: string }
  refund?: { amount: MajorUnits; currency: string }
}

/**
 * The `Problem` in anything a port rejects with: itself, one that an error carries as `problem`,
 * or, for what nobody foresaw, a broken contract.
 */
export function toProblem(thrown: unknown): Problem {
  if (isProblem(thrown)) return thrown
  if (hasProblem(thrown)) return toProblem(thrown.problem)
  return { kind: 'contract' }
}

export function problemStatus(problem: Problem | null): number | null {
  return problem?.kind === 'http' ? problem.status : null
}

export function problemCode(problem: Problem | null): string | null {
  return problem?.kind === 'http' ? (problem.code ?? null) : null
}

/** Nobody knows whether the server did what it was asked: it may have, and its answer was lost. */
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
