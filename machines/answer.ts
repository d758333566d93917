import type { HttpProblem } from '@masar/domain/service/problem.ts'
import type { operations } from '@masar/openapi/schema.d.ts'

/**
 * What a port resolves to that may be refused: what it was asked for, or a no that the chart
 * foresees and branches on, with what the server said about it. A port that rejects says that the
 * call broke.
 */
export type Answer<Refusal extends string, Value extends object = object> =
  | ({ ok: true } & Value)
  | Refused<Refusal>

export interface Refused<Refusal extends string = string> {
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

/** Every code with which the contract lets the server refuse an operation. */
export type DocumentedRefusal<Operation extends keyof operations> = {
  [Name in Operation]: ProblemCode<Responses<Name>[keyof Responses<Name>]>
}[Operation]

/** Those of an operation's documented refusals that a chart foresees. */
export type Foreseen<
  Operation extends keyof operations,
  Code extends DocumentedRefusal<Operation>,
> = Code

/**
 * Each foreseen refusal by its code, with the other codes that mean the same to the chart, and the
 * statuses by which a backend says it that names no code.
 */
export type RefusedBy<Refusal extends string> = Readonly<
  Record<Refusal, readonly (string | number)[]>
>

/** The refusal that this problem is; none where it is a failure like any other. */
export function refusalFor<Refusal extends string>(
  { code, status }: HttpProblem,
  foreseen: RefusedBy<Refusal>,
): Refusal | undefined {
  const refusals = Object.keys(foreseen) as Refusal[]
  return (
    refusals.find((refusal) => code && [refusal, ...foreseen[refusal]].includes(code)) ??
    refusals.find((refusal) => foreseen[refusal].includes(status))
  )
}
