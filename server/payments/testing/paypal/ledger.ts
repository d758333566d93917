import { randomBytes } from 'node:crypto'

import { toCaptureObject, toOrderObject } from './objects.ts'
import { createPayPalNotFoundError, createUnprocessableError } from './paypal-api-error.ts'
import type { PayPalOutcome, RecordedCapture, RecordedOrder, RecordedRefund } from './records.ts'

type OrderInput = Omit<
  RecordedOrder,
  'id' | 'status' | 'created' | 'updated' | 'outcome' | 'captures' | 'refunds'
>
type Announcer = (type: string, kind: string, resource: unknown) => void

/** PayPal's data: orders, approvals, charges and refunds. */
export class PayPalLedger {
  readonly orders = new Map<string, RecordedOrder>()
  readonly #now: () => Date
  readonly #announce: Announcer
  #ticks = 0

  constructor(now: () => Date, announce: Announcer) {
    this.#now = now
    this.#announce = announce
  }

  /** Returns a time that increases with every change, even when a test stops the clock. */
  time(): string {
    this.#ticks += 1
    return new Date(this.#now().getTime() + this.#ticks * 1000).toISOString().replace(/\.\d+/, '')
  }

  addOrder(ordered: OrderInput): RecordedOrder {
    const created = this.time()
    const order: RecordedOrder = {
      ...ordered,
      id: createId(),
      status: 'PAYER_ACTION_REQUIRED',
      created,
      updated: created,
      outcome: 'complete',
      captures: [],
      refunds: [],
    }
    this.orders.set(order.id, order)
    return order
  }

  order(id: string): RecordedOrder {
    const order = this.orders.get(id)
    if (!order) throw createPayPalNotFoundError()
    return order
  }

  /** Approves an order, as the customer does in PayPal's window; charges nothing. */
  approve(id: string, outcome: PayPalOutcome = 'complete'): RecordedOrder {
    const order = this.order(id)
    if (order.status === 'COMPLETED') throw createUnprocessableError('ORDER_ALREADY_CAPTURED')
    order.status = 'APPROVED'
    order.outcome = outcome
    order.updated = this.time()
    this.#announce('CHECKOUT.ORDER.APPROVED', 'checkout-order', toOrderObject(order))
    return order
  }

  capture(id: string): RecordedOrder {
    const order = this.order(id)
    if (order.status === 'COMPLETED') throw createUnprocessableError('ORDER_ALREADY_CAPTURED')
    if (order.status !== 'APPROVED') throw createUnprocessableError('ORDER_NOT_APPROVED')
    if (order.outcome === 'decline') throw createUnprocessableError('INSTRUMENT_DECLINED')
    if (this.#isPaid(order.invoiceId)) throw createUnprocessableError('DUPLICATE_INVOICE_ID')
    const capture: RecordedCapture = {
      id: createId(),
      status: order.outcome === 'pend' ? 'PENDING' : 'COMPLETED',
      amount: order.amount,
      created: this.time(),
    }
    order.captures.push(capture)
    order.status = 'COMPLETED'
    order.updated = this.time()
    this.#tell(order, capture)
    return order
  }

  /** Completes a pending payment. */
  finishPending(id: string, completed: boolean): void {
    const order = this.order(id)
    const capture = order.captures.find(({ status }) => status === 'PENDING')
    if (!capture) throw createUnprocessableError('NOTHING_PENDING')
    capture.status = completed ? 'COMPLETED' : 'DECLINED'
    order.updated = this.time()
    this.#tell(order, capture)
  }

  refund(captureId: string): RecordedRefund {
    for (const order of this.orders.values()) {
      const capture = order.captures.find(({ id }) => id === captureId)
      if (capture) return this.#giveBack(order, capture)
    }
    throw createPayPalNotFoundError()
  }

  #giveBack(order: RecordedOrder, capture: RecordedCapture): RecordedRefund {
    if (capture.status === 'REFUNDED') throw createUnprocessableError('CAPTURE_FULLY_REFUNDED')
    if (capture.status !== 'COMPLETED') throw createUnprocessableError('REFUND_NOT_ALLOWED')
    const refund = { id: createId(), capture: capture.id, amount: capture.amount }
    capture.status = 'REFUNDED'
    order.refunds.push(refund)
    order.updated = this.time()
    this.#tell(order, capture)
    return refund
  }

  #tell(order: RecordedOrder, capture: RecordedCapture): void {
    this.#announce(`PAYMENT.CAPTURE.${capture.status}`, 'capture', toCaptureObject(order, capture))
  }

  #isPaid(invoiceId: string): boolean {
    return [...this.orders.values()].some(
      (order) =>
        order.invoiceId === invoiceId && order.captures.some(({ status }) => status !== 'DECLINED'),
    )
  }
}

/** Creates an id of seventeen letters and digits, like PayPal's. */
const createId = () => randomBytes(9).toString('hex').toUpperCase().slice(0, 17)
