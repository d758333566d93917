import { type Answer, findRefusal, type RefusalCodes } from '@masar/machines/answer.ts'

import { asProblem } from './problem.ts'

type CallResult<Refusal extends string, Value> = Answer<
  Refusal,
  Value extends object ? Value : object
>

/**
 * Returns an expected refusal as a result, and rejects for any other failure. Example: `toResult(call, {
 * 'car-taken': [], 'invalid-request': [400] })`.
 */
export async function toResult<Refusal extends string, Value extends object | void>(
  call: Promise<Value>,
  foreseen: RefusalCodes<Refusal>,
): Promise<CallResult<Refusal, Value>> {
  try {
    const value = await call
    return { ok: true, ...value } as CallResult<Refusal, Value>
  } catch (error) {
    const problem = asProblem(error)
    const refusal = problem.kind === 'http' ? findRefusal(problem, foreseen) : undefined
    if (problem.kind !== 'http' || refusal === undefined) throw error
    return { ok: false, refused: refusal, problem }
  }
}
