/** Money that a provider captured: one entry per charge. Amounts in the smallest unit. */
export type CapturedMoney = {
  reference: string
  bookingId: string | null
  amount: number
  currency: string
  refunded: number
}
