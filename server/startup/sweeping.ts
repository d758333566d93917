import type { RequestHandler } from '../api/app.ts'
import { sweepBookings } from '../bookings/sweep-bookings.ts'
import { sweepPayments } from '../checkout/sweep-payments.ts'
import type { Config } from '../config/config.ts'
import { sweepInvoices } from '../documents/invoices.ts'
import { formatFailure } from '../http/failures.ts'
import type { PaymentDeps } from '../payments/payment-deps.ts'
import type { Sandbox } from '../payments/sandbox/sandbox.ts'

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS

type Parts = PaymentDeps & {
  sandbox: Sandbox | null
  api: RequestHandler
  config: Pick<Config, 'operator' | 'publicUrl'>
  log: (line: string) => void
}

/**
 * Starts the background jobs. On startup and every minute, they sweep expired bookings, abandoned payments and
 * due invoices. The sandbox's webhook calls are sent as soon as there are any.
 */
export function startSweeping({ sandbox, api, config, log, ...deps }: Parts) {
  const minutely = async () => {
    const { db, now } = deps
    await sweepPayments({ ...deps, config }, log)
    await sweepBookings(db, now())
    await sweepInvoices(db, { operator: config.operator, now: now() }, log)
  }
  const timers = [runEvery(MINUTE_MS, minutely, log)]
  if (sandbox) {
    // Calls the API without the network: a server may not be able to reach its own public URL.
    const post = (path: string, init: RequestInit) =>
      api(new Request(new URL(path, config.publicUrl), init))
    const deliveries = runEvery(2 * SECOND_MS, () => sandbox.deliver(post), log)
    sandbox.onEvent(deliveries.now)
    timers.push(deliveries)
  }
  for (const timer of timers) timer.now()
  return { stop: () => Promise.all(timers.map((timer) => timer.stop())) }
}

/**
 * Runs work periodically and never concurrently: a slow round delays the next one. Stopping waits for the
 * current round.
 */
function runEvery(period: number, work: () => Promise<unknown>, log: (line: string) => void) {
  let running: Promise<void> | null = null
  let isWanted = false
  const now = () => {
    isWanted = true
    running ??= run().finally(() => {
      running = null
    })
  }
  async function run() {
    while (isWanted) {
      isWanted = false
      await work().catch((error: unknown) => log(formatFailure(null, error)))
    }
  }
  const timer = setInterval(now, period)
  const stop = async () => {
    clearInterval(timer)
    isWanted = false
    await running
  }
  return { now, stop }
}
