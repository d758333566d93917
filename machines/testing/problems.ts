import type { HttpProblem, Problem } from '@masar/domain/service/problem.ts'

import type { RefusedAnswer } from '../answer.ts'

export const NETWORK_PROBLEM: Problem = { kind: 'network' }

/** Creates a problem as reported by the server, for fixtures and journeys. */
export const createHttpProblem = (
  status: number,
  code?: string,
  more: object = {},
): HttpProblem => ({
  kind: 'http',
  status,
  ...(code && { code }),
  ...more,
})

/** The successful result of a port that returns no value. */
export const SUCCESS = { ok: true } as const

/** Creates the result of a refused call. */
export const createRefusal = <Code extends string>(
  refused: Code,
  problem: HttpProblem,
): RefusedAnswer<Code> => ({ ok: false, refused, problem })
