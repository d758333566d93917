import type { Capture, Order, Refund } from './records.ts'

export const orderObject = (order: Order) => ({
  id: order.id,
  intent: 'CAPTURE',
  status: order.status,
  create_time: order.created,
  update_time: order.updated,
  payment_source: { paypal: {} },
  purchase_units: [
    {
      reference_id: 'default',
      amount: order.amount,
      invoice_id: order.invoiceId,
      custom_id: order.customId,
      description: order.description,
      ...(order.captures.length > 0 && { payments: paymentsObject(order) }),
    },
  ],
  links: [],
})

const paymentsObject = (order: Order) => ({
  captures: order.captures.map((capture) => captureObject(order, capture)),
  ...(order.refunds.length > 0 && { refunds: order.refunds.map(refundObject) }),
})

export const captureObject = (order: Order, { id, status, amount, created }: Capture) => ({
  id,
  status,
  amount,
  final_capture: true,
  invoice_id: order.invoiceId,
  custom_id: order.customId,
  create_time: created,
  supplementary_data: { related_ids: { order_id: order.id } },
})

export const refundObject = ({ id, amount }: Refund) => ({ id, status: 'COMPLETED', amount })
