import type { QueryClient } from '@tanstack/react-query'

import type { Prepared } from '@masar/machines/payment/payment-facts.ts'

interface PageMemory {
  queryClient: () => QueryClient
}

const preparedKey = (bookingId: string) => ['prepared-payment', bookingId]

/** Only in the memory of this page: the secret of a payment form is never stored. */
export const storePrepared = (
  { queryClient }: PageMemory,
  bookingId: string,
  prepared: Prepared,
): void => void queryClient().setQueryData(preparedKey(bookingId), prepared)

export const readPrepared = (
  { queryClient }: PageMemory,
  bookingId: string,
): Prepared | undefined => queryClient().getQueryData(preparedKey(bookingId))
