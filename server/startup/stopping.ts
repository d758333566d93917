import { setTimeout as wait } from 'node:timers/promises'

import type { ServerType } from '@hono/node-server'

import type { Health } from '../monitoring/health.ts'

/** A service that completes its current work when it is stopped. */
type Stoppable = { stop: () => Promise<unknown> }

type StopOptions = {
  server: ServerType
  health: Health
  /**
   * How long, in milliseconds, connections are still accepted, so that load balancers notice that the server is
   * stopping.
   */
  delay: number
  /** How long, in milliseconds, calls may take after the delay. */
  longest?: number
  /** The event streams of browsers, which are asked to reconnect. */
  streams: Stoppable
  /** Background jobs. */
  workers: readonly Stoppable[]
  /** What running calls need, such as the database; stopped last. */
  last: readonly Stoppable[]
}

/** Supervisors kill a process soon after asking it to stop: Docker after ten seconds. */
const MAX_WAIT_MS = 8_000
const IDLE_CHECK_MS = 50

/** Stops the server without interrupting work that ends within a few seconds. */
export async function stopGracefully(stopping: StopOptions): Promise<void> {
  const { server, health, delay, longest = MAX_WAIT_MS, streams, workers, last } = stopping
  health.stop()
  await wait(delay)
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  // Browsers keep idle connections open, which would prevent the server from closing.
  const idle = setInterval(() => {
    if ('closeIdleConnections' in server) server.closeIdleConnections()
  }, IDLE_CHECK_MS)
  const quiet = [streams, ...workers].map((one) => one.stop().catch(() => undefined))
  await Promise.race([Promise.all([closed, ...quiet]), wait(longest, undefined, { ref: false })])
  clearInterval(idle)
  if ('closeAllConnections' in server) server.closeAllConnections()
  for (const one of last) await one.stop().catch(() => undefined)
}
