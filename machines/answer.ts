import type { HttpProblem } from '#domain/problem.ts'
import type { operations } from '#openapi/schema.d.ts'

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
