import { Refusal } from '../../problem.ts'
import type { Cashier, Payment } from '../cashier.ts'
import { ProviderDown } from '../provider.ts'
import { closePayment } from './close-payment.ts'
import { isWindowOver } from './is-window-over.ts'
import { refuseUnlessPaid } from './refuse-unless-paid.ts'
import { settle } from './settle.ts'

/**
 * Answers the page that asks what became of a payment. As long as the provider does not answer
 * nobody knows: that is not a no.
 */
export async function checkPayment(cashier: Cashier, payment: Payment): Promise<void> {
  const asked = await askAbout(cashier, payment).catch((error: unknown) => {
    throw error instanceof ProviderDown ? new Refusal('payment-pending') : error
  })
  await refuseUnlessPaid(cashier.db, asked)
}

/** A form whose time is over is closed by whoever notices first. */
async function askAbout(cashier: Cashier, payment: Payment): Promise<Payment> {
  const settled = await settle(cashier, payment)
  const isOpen = settled.status === 'open' || settled.status === 'declined'
  if (!isOpen || !(await isWindowOver(cashier, settled))) return settled
  return closePayment(cashier, settled)
}
