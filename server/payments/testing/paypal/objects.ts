import type { RecordedCapture, RecordedOrder, RecordedRefund } from './records.ts'

export const toOrderObject = (order: RecordedOrder) => ({
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
      ...(order.captures.length > 0 && { payments: toPaymentsObject(order) }),
    },
  ],
  links: [],
})

const toPaymentsObject = (order: RecordedOrder) => ({
  captures: order.captures.map((capture) => toCaptureObject(order, capture)),
  ...(order.refunds.length > 0 && { refunds: order.refunds.map(toPayPalRefundObject) }),
})

export const toCaptureObject = (
  order: RecordedOrder,
  { id, status, amount, created }: RecordedCapture,
) => ({
  id,
  status,
  amount,
  final_capture: true,
  invoice_id: order.invoiceId,
  custom_id: order.customId,
  create_time: created,
  supplementary_data: { related_ids: { order_id: order.id } },
})

export const toPayPalRefundObject = ({ id, amount }: RecordedRefund) => ({
  id,
  status: 'COMPLETED',
  amount,
})
