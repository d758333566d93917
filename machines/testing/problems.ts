import type { HttpProblem, Problem } from '@masar/domain/service/problem.ts'

import type { Refused } from '../answer.ts'

export const NETWORK: Problem = { kind: 'network' }

/** A problem reported by the server, for fixtures and journeys. */
export const http = (status: number, code?: string, more: object = {}): HttpProblem => ({
  kind: 'http',
  status,
  ...(code && { code }),
  ...more,
})

/** The result of a port without a value. */
export const DONE = { ok: true } as const

/** The result of a port that was refused. */
export const refusal = <Code extends string>(
  refused: Code,
  problem: HttpProblem,
): Refused<Code> => ({ ok: false, refused, problem })
