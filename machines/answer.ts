import type { HttpProblem } from '#domain/problem.ts'

/**
 * What a port resolves to that may be refused: what it was asked for, or a no that the chart
 * foresees and branches on, with what the server said about it. A port that rejects says that the
 * world broke.
 */
export type Answer<Refusal extends string, Value extends object = object> =
  | ({ ok: true } & Value)
  | { ok: false; refused: Refusal; problem: HttpProblem }
