interface PortProblem {
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
  reason?: string
  /** The payment is refunded because the booking was paid in another way. */
  paidOtherwise?: boolean
  reading?: { status: string }
}

/**
 * Converts a model's answer to a response in the contract. Without a problem, a success is 200 and a failure
 * 204; a failed connection is null. Unpaid payments have their own codes: `payment-open` for `open`. In a list,
 * only the first entry counts.
 */
export function toWireResponse(value: unknown): { status: number; code: string | null } | null {
  const outcome: unknown = Array.isArray(value) ? value[0] : value
  const { ok = true, problem, status, reading } = (outcome ?? {}) as PortOutcome
  const payment = status ?? reading?.status
  if (payment !== undefined && payment !== 'paid')
    return { status: 400, code: `payment-${payment}` }
  if (problem === undefined) return { status: ok ? 200 : 204, code: null }
  if (problem.kind !== 'http' || problem.status === undefined) return null
  return { status: problem.status, code: problem.code ?? null }
}

/** Returns a refusal's facts as a query for test control: `price=600`. */
export function toFactsQuery(value: unknown): URLSearchParams {
  const { problem, reason, paidOtherwise } = (value ?? {}) as PortOutcome
  const { fields = [], retryAfter, price } = problem ?? {}
  const facts = { retryAfter, price, reason, bookingId: paidOtherwise ? 'another' : undefined }
  return new URLSearchParams([
    ...fields.map((field) => ['field', field]),
    ...Object.entries(facts).flatMap(([key, fact]) =>
      fact === undefined ? [] : [[key, String(fact)]],
    ),
  ])
}
