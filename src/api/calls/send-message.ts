import type { Api } from '../client.ts'
import type { BookingMessage } from '../queries/messages.query.ts'
import { unwrapResponse } from '../unwrap-response.ts'

/** Sends a message to the other side of a booking. Calls with the same key send it only once. */
export const sendMessage = (
  api: Api,
  id: string,
  { text, key }: { text: string; key: string },
): Promise<BookingMessage> =>
  unwrapResponse(
    api.POST('/api/booking/{id}/messages', {
      params: { path: { id }, header: { 'Idempotency-Key': key } },
      body: { text },
    }),
  )
