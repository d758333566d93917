import type { RequestHandler } from '../api/app.ts'
import { sweepBookings } from '../bookings/sweep-bookings.ts'
import { sweepPayments } from '../checkout/sweep-payments.ts'
import type { Config } from '../config/config.ts'
import type { PaymentDeps } from '../payments/payment-deps.ts'
import type { Sandbox } from '../payments/sandbox/sandbox.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND

type Parts = PaymentDeps & {
  sandbox: Sandbox | null
  api: RequestHandler
  config: Pick<Config, 'publicUrl'>
  log: (line: unknown) => void
}

/**
 * What happens without anybody asking: every minute, and once at the start, what time has made void
 * and payments nobody came back for; and the sandbox's webhook calls as soon as there are any.
 */
export function startSweeping({ sandbox, api, config, log, ...deps }: Parts) {
  const minutely = async () => {
    await sweepPayments(deps, log)
    await sweepBookings(deps.db, deps.now())
  }
  const timers = [every(MINUTE, minutely, log)]
  if (sandbox) {
    // The whole way over the wire format, without a port: a server need not find itself.
    const post = (path: string, init: RequestInit) =>
      api(new Request(new URL(path, config.publicUrl), init))
    const deliveries = every(2 * SECOND, () => sandbox.deliver(post), log)
    sandbox.onEvent(deliveries.now)
    timers.push(deliveries)
  }
  for (const timer of timers) timer.now()
  return { stop: () => timers.forEach((timer) => timer.stop()) }
}

/** Never twice at once: a round that takes long delays the next. */
function every(period: number, work: () => Promise<unknown>, log: (line: unknown) => void) {
  let isRunning = false
  let isWanted = false
  const now = () => {
    isWanted = true
    if (isRunning) return
    isRunning = true
    void run().finally(() => {
      isRunning = false
    })
  }
  async function run() {
    while (isWanted) {
      isWanted = false
      await work().catch(log)
    }
  }
  const timer = setInterval(now, period)
  return { now, stop: () => clearInterval(timer) }
}
