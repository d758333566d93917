import { describe, expect, it } from 'vitest'

import { problemCode, isAmbiguous, type Problem, problemStatus, toProblem } from './problem.ts'

const taken: Problem = { kind: 'http', status: 409, code: 'car-taken' }

describe('toProblem', () => {
  // @shows FLOW-5
  it('returns a problem unchanged, or the one that an error carries', () => {
    expect(toProblem(taken)).toEqual(taken)
    expect(toProblem(Object.assign(new Error('HTTP 409'), { problem: taken }))).toEqual(taken)
  })

  it.each([new Error('a bug'), 'text', null, undefined, { kind: 'strange' }, { kind: 'http' }])(
    'returns a contract violation for unexpected errors: %s',
    (thrown) => expect(toProblem(thrown)).toEqual({ kind: 'contract' }),
  )

  // @shows FLOW-5
  it('problems have a status and a code only when the server responded', () => {
    expect([problemStatus(taken), problemCode(taken)]).toEqual([409, 'car-taken'])
    expect([problemStatus({ kind: 'timeout' }), problemCode({ kind: 'timeout' })]).toEqual([
      null,
      null,
    ])
    expect([problemStatus(null), problemCode({ kind: 'http', status: 500 })]).toEqual([null, null])
  })

  it('isAmbiguous is true when the server may have processed the request', () => {
    const open: Problem[] = [{ kind: 'network' }, { kind: 'timeout' }, { kind: 'contract' }]
    expect([...open, { kind: 'http', status: 502 } as const].every(isAmbiguous)).toBe(true)
    expect(isAmbiguous(taken)).toBe(false)
  })
})
