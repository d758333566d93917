import type { HttpProblem } from '#domain/problem.ts'
import type { Answer } from '#machines/answer.ts'

import { problemOf } from './problem.ts'

/** What the app calls a no, by the code of the server or, for backends that name none, by its status. */
type Refusals<Refusal extends string> = Partial<Record<string | number, Refusal>>

/**
 * Tells a no that a flow foresees from a world that broke: the first is an answer, the second
 * rejects. `refused(call, { 'car-taken': 'car-taken', 400: 'invalid' })`.
 */
export async function refused<Refusal extends string, Value extends object | void>(
  call: Promise<Value>,
  refusals: Refusals<Refusal>,
): Promise<Answer<Refusal, Value extends object ? Value : object>> {
  try {
    const value = await call
    return { ok: true, ...value } as Answer<Refusal, Value extends object ? Value : object>
  } catch (error) {
    const problem = problemOf(error)
    const refusal = problem.kind === 'http' ? refusalIn(problem, refusals) : undefined
    if (problem.kind !== 'http' || refusal === undefined) throw error
    return { ok: false, refused: refusal, problem }
  }
}

const refusalIn = <Refusal extends string>(
  { code = '', status }: HttpProblem,
  refusals: Refusals<Refusal>,
): Refusal | undefined => refusals[code] ?? refusals[status]
