import type { PaymentActor } from '../../payment-actor.ts'

const WINDOW_NAME = 'masar-bank'
const WINDOW_FEATURES = 'popup,width=480,height=720'
const POLL_INTERVAL_MS = 400
/** How long to wait for the result after the window has closed. */
const REPORT_TIMEOUT_MS = 600

const bankPages = new WeakMap<PaymentActor, string>()

/** Returns the bank's confirmation page for this payment, or null. */
export const findBankPage = (actor: PaymentActor): string | null => bankPages.get(actor) ?? null

/**
 * 3-D Secure: opens the bank's page in a window and reports the result to the payment. Ignores results from
 * other windows or other origins.
 */
export function openBankWindow(actor: PaymentActor, page: string): void {
  bankPages.set(actor, page)
  const bank = window.open(page, WINDOW_NAME, WINDOW_FEATURES)
  if (!bank) {
    actor.send({ type: 'challenge.blocked' })
    return
  }
  bank.focus()
  actor.send({ type: 'challenge.opened' })
  watchWindow(actor, bank, new URL(page).origin)
}

function watchWindow(actor: PaymentActor, bank: Window, origin: string): void {
  const over = new AbortController()
  const end = (type: 'provider.approved' | 'provider.declined' | 'challenge.closed') => {
    over.abort()
    actor.send({ type })
  }
  const closePoll = setInterval(() => {
    if (!bank.closed) return
    clearInterval(closePoll)
    const reportTimeout = setTimeout(() => end('challenge.closed'), REPORT_TIMEOUT_MS)
    over.signal.addEventListener('abort', () => clearTimeout(reportTimeout))
  }, POLL_INTERVAL_MS)
  const payment = actor.subscribe({ complete: () => over.abort() })

  over.signal.addEventListener('abort', () => {
    clearInterval(closePoll)
    payment.unsubscribe()
    bank.close()
  })
  addEventListener(
    'message',
    (event) => {
      if (event.origin !== origin || event.source !== bank) return
      const result = readResult(event.data)
      if (result) end(result === 'passed' ? 'provider.approved' : 'provider.declined')
    },
    over,
  )
}

function readResult(data: unknown): 'passed' | 'failed' | null {
  if (typeof data !== 'object' || data === null || !('challenge' in data)) return null
  const { challenge } = data
  return challenge === 'passed' || challenge === 'failed' ? challenge : null
}
