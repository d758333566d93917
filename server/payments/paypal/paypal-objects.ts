/** The parts of PayPal's responses that are used here (Orders v2, Payments v2). */
export type PayPalMoney = { currency_code: string; value: string }

export type PayPalCapture = {
  id: string
  status: 'COMPLETED' | 'DECLINED' | 'PENDING' | 'FAILED' | 'REFUNDED' | 'PARTIALLY_REFUNDED'
  amount?: PayPalMoney
  processor_response?: { response_code?: string }
}

export type PayPalRefund = { id: string; status?: string }

export type PayPalOrder = {
  id: string
  status: 'CREATED' | 'SAVED' | 'APPROVED' | 'VOIDED' | 'COMPLETED' | 'PAYER_ACTION_REQUIRED'
  update_time?: string
  purchase_units?: {
    amount?: PayPalMoney
    invoice_id?: string
    custom_id?: string
    payments?: { captures?: PayPalCapture[]; refunds?: PayPalRefund[] }
  }[]
}

/** The body of an error response. */
export type PayPalError = { name?: string; debug_id?: string; details?: { issue?: string }[] }
