import type { QueryClient } from '@tanstack/react-query'

import type { PreparedPayment } from '@masar/machines/payment/payment-facts.ts'

interface PageMemory {
  queryClient: () => QueryClient
}

const toPreparedKey = (bookingId: string) => ['prepared-payment', bookingId]

/** Stores a prepared payment in memory only: it contains the secret of the payment form. */
export const storePreparedPayment = (
  { queryClient }: PageMemory,
  bookingId: string,
  prepared: PreparedPayment,
): void => void queryClient().setQueryData(toPreparedKey(bookingId), prepared)

export const readPreparedPayment = (
  { queryClient }: PageMemory,
  bookingId: string,
): PreparedPayment | undefined => queryClient().getQueryData(toPreparedKey(bookingId))
