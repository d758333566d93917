export interface PortProblem {
  kind: string
  status?: number
  code?: string
  fields?: readonly string[]
  retryAfter?: number
  price?: number
}

interface PortOutcome {
  ok?: boolean
  problem?: PortProblem
  status?: string
  reading?: { status: string }
}

/**
 * What a model says an answer is, as the contract would have it. A yes without a problem is 200, a no without one 204, a
 * failed connection null. A payment has codes of its own: `payment-open` for `open`. A list is what its first entry is.
 */
export function onWire(value: unknown): { status: number; code: string | null } | null {
  const told: unknown = Array.isArray(value) ? value[0] : value
  const { ok = true, problem, status, reading } = (told ?? {}) as PortOutcome
  const payment = status ?? reading?.status
  if (payment !== undefined && payment !== 'paid')
    return { status: 400, code: `payment-${payment}` }
  if (problem === undefined) return { status: ok ? 200 : 204, code: null }
  if (problem.kind !== 'http' || problem.status === undefined) return null
  return { status: problem.status, code: problem.code ?? null }
}
