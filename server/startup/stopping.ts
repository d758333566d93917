import { setTimeout as wait } from 'node:timers/promises'

import type { ServerType } from '@hono/node-server'

import type { Health } from '../monitoring/health.ts'

/** Something that goes on until it is stopped, which waits for what it has in hand. */
type Stoppable = { stop: () => Promise<unknown> }

type Stopping = {
  server: ServerType
  health: Health
  /** How long, in milliseconds, connections are still taken, so that a balancer learns of it. */
  delay: number
  /** How long, in milliseconds, calls may take from there. */
  longest?: number
  /** To browsers, which are told to come back. */
  streams: Stoppable
  /** What happens without anybody asking. */
  workers: readonly Stoppable[]
  /** What calls under way need, and so it goes last. */
  last: readonly Stoppable[]
}

/** Whoever stops a server kills it soon after: ten seconds are what Docker waits. */
const LONGEST = 8_000
const IDLE_CHECK = 50

/** Cuts nothing off that ends by itself within a few seconds. */
export async function stopGracefully(stopping: Stopping): Promise<void> {
  const { server, health, delay, longest = LONGEST, streams, workers, last } = stopping
  health.stop()
  await wait(delay)
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  // A browser keeps its connection for a next call that will not come here.
  const idle = setInterval(() => {
    if ('closeIdleConnections' in server) server.closeIdleConnections()
  }, IDLE_CHECK)
  const quiet = [streams, ...workers].map((one) => one.stop().catch(() => undefined))
  await Promise.race([Promise.all([closed, ...quiet]), wait(longest, undefined, { ref: false })])
  clearInterval(idle)
  if ('closeAllConnections' in server) server.closeAllConnections()
  for (const one of last) await one.stop().catch(() => undefined)
}
