import type { HttpProblem } from '#domain/problem.ts'
import type { Answer } from '#machines/answer.ts'

import { problemOf } from './problem.ts'

/**
 * Each foreseen refusal by its code, with the other codes that mean the same to the flow, and the
 * statuses by which a backend says it that names no code.
 */
type Foreseen<Refusal extends string> = Record<Refusal, readonly (string | number)[]>

type Answered<Refusal extends string, Value> = Answer<
  Refusal,
  Value extends object ? Value : object
>

/**
 * Tells a no that a flow foresees from a call that broke: the first is an answer, the second
 * rejects. `refused(call, { 'car-taken': [], 'invalid-request': [400] })`.
 */
export async function refused<Refusal extends string, Value extends object | void>(
  call: Promise<Value>,
  foreseen: Foreseen<Refusal>,
): Promise<Answered<Refusal, Value>> {
  try {
    const value = await call
    return { ok: true, ...value } as Answered<Refusal, Value>
  } catch (error) {
    const problem = problemOf(error)
    const refusal = problem.kind === 'http' ? findRefusal(problem, foreseen) : undefined
    if (problem.kind !== 'http' || refusal === undefined) throw error
    return { ok: false, refused: refusal, problem }
  }
}

function findRefusal<Refusal extends string>(
  { code, status }: HttpProblem,
  foreseen: Foreseen<Refusal>,
): Refusal | undefined {
  const refusals = Object.keys(foreseen) as Refusal[]
  return (
    refusals.find((refusal) => code && [refusal, ...foreseen[refusal]].includes(code)) ??
    refusals.find((refusal) => foreseen[refusal].includes(status))
  )
}
