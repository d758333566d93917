import { type Answer, findRefusal, type RefusalCodes } from '@masar/machines/answer.ts'

import { asProblem } from './problem.ts'

type Answered<Refusal extends string, Value> = Answer<
  Refusal,
  Value extends object ? Value : object
>

/**
 * Separates expected refusals from failed calls: the first is a result, the second rejects. `refused(call, {
 * 'car-taken': [], 'invalid-request': [400] })`.
 */
export async function toResult<Refusal extends string, Value extends object | void>(
  call: Promise<Value>,
  foreseen: RefusalCodes<Refusal>,
): Promise<Answered<Refusal, Value>> {
  try {
    const value = await call
    return { ok: true, ...value } as Answered<Refusal, Value>
  } catch (error) {
    const problem = asProblem(error)
    const refusal = problem.kind === 'http' ? findRefusal(problem, foreseen) : undefined
    if (problem.kind !== 'http' || refusal === undefined) throw error
    return { ok: false, refused: refusal, problem }
  }
}
