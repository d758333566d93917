/** What PayPal answers, as far as it is read here (Orders v2, Payments v2). */
export type Money = { currency_code: string; value: string }

export type Capture = {
  id: string
  status: 'COMPLETED' | 'DECLINED' | 'PENDING' | 'FAILED' | 'REFUNDED' | 'PARTIALLY_REFUNDED'
  amount?: Money
  processor_response?: { response_code?: string }
}

export type Refund = { id: string; status?: string }

export type Order = {
  id: string
  status: 'CREATED' | 'SAVED' | 'APPROVED' | 'VOIDED' | 'COMPLETED' | 'PAYER_ACTION_REQUIRED'
  update_time?: string
  purchase_units?: {
    amount?: Money
    invoice_id?: string
    custom_id?: string
    payments?: { captures?: Capture[]; refunds?: Refund[] }
  }[]
}

/** The body of a failure. */
export type Fault = { name?: string; debug_id?: string; details?: { issue?: string }[] }
