import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client'

import { addDatabaseMetrics, type WatchedDatabase } from './database-metrics.ts'

export type CompletedCall = {
  /** The operation id, or `page` for everything outside of the contract. */
  operation: string
  status: number
  seconds: number
}

export type Metrics = {
  observe: (call: CompletedCall) => void
  /** Counts a rendered page, or the reason why the shell was sent instead. */
  countPage: (outcome: string) => void
  /** Returns all metrics in the Prometheus format. */
  read: () => Promise<string>
  contentType: string
}

const BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20]

/** Creates all metrics: those of this process, and those read from the database. */
export function createMetrics(watched: WatchedDatabase): Metrics {
  const register = new Registry()
  collectDefaultMetrics({ register })
  const queryDatabase = addDatabaseMetrics(register, watched)
  const durations = new Histogram({
    name: 'masar_request_duration_seconds',
    help: 'How long calls took to be answered, by operation of the contract and status.',
    labelNames: ['operation', 'status'],
    buckets: BUCKETS_SECONDS,
    registers: [register],
  })
  const pages = new Counter({
    name: 'masar_pages_total',
    help: 'Pages that were rendered, or why the shell was sent instead: busy, timeout or failed.',
    labelNames: ['outcome'],
    registers: [register],
  })
  return {
    countPage: (outcome) => pages.inc({ outcome }),
    observe: ({ operation, status, seconds }) =>
      durations.observe({ operation, status: String(status) }, seconds),
    async read() {
      await queryDatabase()
      return register.metrics()
    },
    contentType: register.contentType,
  }
}
