import { describe, expect, it } from 'vitest'

import {
  getProblemCode,
  isAmbiguous,
  type Problem,
  getProblemStatus,
  toProblem,
} from './problem.ts'

const carTakenProblem: Problem = { kind: 'http', status: 409, code: 'car-taken' }

describe('a problem', () => {
  // @shows FLOW-5
  it('is returned unchanged by toProblem, even when attached to an error', () => {
    expect(toProblem(carTakenProblem)).toEqual(carTakenProblem)
    expect(toProblem(Object.assign(new Error('HTTP 409'), { problem: carTakenProblem }))).toEqual(
      carTakenProblem,
    )
  })

  it.each([new Error('a bug'), 'text', null, undefined, { kind: 'strange' }, { kind: 'http' }])(
    'is a contract violation for unexpected errors: %s',
    (thrown) => expect(toProblem(thrown)).toEqual({ kind: 'contract' }),
  )

  // @shows FLOW-5
  it('has a status and a code only when the server responded', () => {
    expect([getProblemStatus(carTakenProblem), getProblemCode(carTakenProblem)]).toEqual([
      409,
      'car-taken',
    ])
    expect([getProblemStatus({ kind: 'timeout' }), getProblemCode({ kind: 'timeout' })]).toEqual([
      null,
      null,
    ])
    expect([getProblemStatus(null), getProblemCode({ kind: 'http', status: 500 })]).toEqual([
      null,
      null,
    ])
  })

  it('is ambiguous when the server may have processed the request', () => {
    const open: Problem[] = [{ kind: 'network' }, { kind: 'timeout' }, { kind: 'contract' }]
    expect([...open, { kind: 'http', status: 502 } as const].every(isAmbiguous)).toBe(true)
    expect(isAmbiguous(carTakenProblem)).toBe(false)
  })
})
