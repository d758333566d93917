import { describe, expect, it } from 'vitest'

import type { Problem } from '@masar/domain/service/problem.ts'

import { ApiProblem } from './problem.ts'
import { toResult } from './to-result.ts'

const EXPECTED_REFUSALS = { 'car-taken': ['car-unavailable', 409], none: [204, 404] }

const toRefusalResult = (problem: Problem) =>
  toResult(Promise.reject(new ApiProblem(problem)), EXPECTED_REFUSALS)

// @shows FLOW-4
describe('the result of a call that may be refused', () => {
  it('is the value on success', async () => {
    await expect(toResult(Promise.resolve({ file: 'a.pdf' }), EXPECTED_REFUSALS)).resolves.toEqual({
      ok: true,
      file: 'a.pdf',
    })
  })

  it.each<[string, Problem, string]>([
    ['its code', { kind: 'http', status: 409, code: 'car-taken' }, 'car-taken'],
    [
      'a code that means the same',
      { kind: 'http', status: 422, code: 'car-unavailable' },
      'car-taken',
    ],
    ['the status of a backend without codes', { kind: 'http', status: 204 }, 'none'],
    ['its code before its status', { kind: 'http', status: 404, code: 'car-taken' }, 'car-taken'],
  ])('is a refusal identified by %s, with the server’s problem', async (_how, problem, name) => {
    await expect(toRefusalResult(problem)).resolves.toEqual({ ok: false, refused: name, problem })
  })

  it.each<[Problem]>([
    [{ kind: 'network' }],
    [{ kind: 'http', status: 500, code: 'internal' }],
    [{ kind: 'http', status: 429, code: 'too-many-requests' }],
  ])('rejects when the call fails: %j', async (problem) => {
    await expect(toRefusalResult(problem)).rejects.toThrow(ApiProblem)
  })
})
