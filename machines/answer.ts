import type { HttpProblem } from '@masar/domain/service/problem.ts'
import type { operations } from '@masar/openapi/schema.d.ts'

/**
 * What a port resolves to when the server may refuse: the requested value, or a refusal that the
 * chart handles, with the server's problem. A rejected port means that the call failed.
 */
export type Answer<Refusal extends string, Value extends object = object> =
  | ({ ok: true } & Value)
  | RefusedAnswer<Refusal>

export interface RefusedAnswer<Refusal extends string = string> {
  ok: false
  refused: Refusal
  problem: HttpProblem
}

type ProblemCode<Response> = Response extends {
  content: { 'application/problem+json': { code: infer Code extends string } }
}
  ? Code
  : never

type Responses<Operation extends keyof operations> = operations[Operation]['responses']

/** Every error code that the contract documents for an operation. */
export type DocumentedRefusal<Operation extends keyof operations> = {
  [Name in Operation]: ProblemCode<Responses<Name>[keyof Responses<Name>]>
}[Operation]

/** The documented refusals of an operation that a chart handles. */
export type HandledRefusal<
  Operation extends keyof operations,
  Code extends DocumentedRefusal<Operation>,
> = Code

/**
 * For each refusal that a chart handles: the other codes with the same meaning, and the statuses
 * that count as this refusal when the server sends no code.
 */
export type RefusalCodes<Refusal extends string> = Readonly<
  Record<Refusal, readonly (string | number)[]>
>

/** Returns the refusal that a problem represents, or undefined for any other failure. */
export function findRefusal<Refusal extends string>(
  { code, status }: HttpProblem,
  foreseen: RefusalCodes<Refusal>,
): Refusal | undefined {
  const refusals = Object.keys(foreseen) as Refusal[]
  return (
    refusals.find((refusal) => code && [refusal, ...foreseen[refusal]].includes(code)) ??
    refusals.find((refusal) => foreseen[refusal].includes(status))
  )
}
