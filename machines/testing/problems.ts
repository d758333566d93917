import type { HttpProblem, Problem } from '@masar/domain/service/problem.ts'

import type { Refused } from '../answer.ts'

export const NETWORK: Problem = { kind: 'network' }

/** A failure that the server tells of, as the fixtures and journeys of the charts name it. */
export const http = (status: number, code?: string, more: object = {}): HttpProblem => ({
  kind: 'http',
  status,
  ...(code && { code }),
  ...more,
})

/** What a port answers that did what it was asked. */
export const DONE = { ok: true } as const

/** What a port answers that was refused. */
export const refusal = <Code extends string>(
  refused: Code,
  problem: HttpProblem,
): Refused<Code> => ({ ok: false, refused, problem })
