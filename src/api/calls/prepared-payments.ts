import type { QueryClient } from '@tanstack/react-query'

import type { PreparedPayment } from '@masar/machines/payment/payment-facts.ts'

interface PreparedPaymentStore {
  queryClient: () => QueryClient
}

const toPreparedPaymentKey = (bookingId: string) => ['prepared-payment', bookingId]

/** Stores a prepared payment in memory only: it contains the secret of the payment form. */
export const storePreparedPayment = (
  { queryClient }: PreparedPaymentStore,
  bookingId: string,
  prepared: PreparedPayment,
): void => void queryClient().setQueryData(toPreparedPaymentKey(bookingId), prepared)

export const readPreparedPayment = (
  { queryClient }: PreparedPaymentStore,
  bookingId: string,
): PreparedPayment | undefined => queryClient().getQueryData(toPreparedPaymentKey(bookingId))
