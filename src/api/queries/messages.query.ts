import { type QueryClient, queryOptions } from '@tanstack/react-query'

import type { components } from '@masar/openapi/schema.d.ts'

import type { Api } from '../client.ts'
import { retryUnlessMissing } from '../not-found.ts'
import { unwrapResponse } from '../unwrap-response.ts'

export type BookingMessage = components['schemas']['BookingMessage']
export type BookingThread = components['schemas']['BookingMessages']

/**
 * Fetches the messages about a booking. Refetches them when the page becomes visible again, because guests get
 * no server events.
 */
export const messagesQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ['messages', id],
    queryFn: ({ signal }): Promise<BookingThread> =>
      unwrapResponse(api.GET('/api/booking/{id}/messages', { params: { path: { id } }, signal })),
    retry: retryUnlessMissing,
    refetchOnWindowFocus: 'always',
  })

/** Adds a message that was just sent to the cache, so that it is shown before the list is refetched. */
export function cacheMessage(queryClient: QueryClient, id: string, message: BookingMessage): void {
  queryClient.setQueryData<BookingThread>(
    ['messages', id],
    (stored) =>
      stored && {
        ...stored,
        messages: [...stored.messages.filter(({ _id }) => _id !== message._id), message],
      },
  )
}
