import type { Problem } from '#domain/problem.ts'

export const NETWORK: Problem = { kind: 'network' }

/** A refusal of the server, as the worlds and journeys of the charts name it. */
export const http = (status: number, code?: string, more: object = {}): Problem => ({
  kind: 'http',
  status,
  ...(code && { code }),
  ...more,
})
