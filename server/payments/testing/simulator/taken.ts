/** Money that a provider really took: one entry a charge. Amounts in the smallest unit. */
export type TakenMoney = {
  reference: string
  bookingId: string | null
  amount: number
  currency: string
  refunded: number
}
