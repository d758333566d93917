import { useQueryClient } from '@tanstack/react-query'

import { useQuery } from '#api/cache/use-query.ts'
import { sendMessage } from '#api/calls/send-message.ts'
import type { Api } from '#api/client.ts'
import { asProblem } from '#api/problem.ts'
import type { Booking } from '#api/queries/bookings.query.ts'
import { cacheMessage, messagesQuery } from '#api/queries/messages.query.ts'
import { MESSAGES_HASH } from '#rental/booking-link/booking-parts.ts'
import { useCapabilities } from '#rental/operator-settings.ts'
import { lazyPart } from '#ui/lazy/lazy-part.tsx'
import { useIsClientMounted } from '#ui/lifecycle/hydration.ts'
import { useNow } from '#ui/lifecycle/clock.ts'
import { styled } from '#ui/style/styled.ts'

import { findBar } from '../rights.ts'
import { useRights } from '../use-rights.ts'
import { ThreadSkeleton } from './thread-skeleton.tsx'

export const LazyThread = lazyPart(
  async () => (await import('./message-thread.tsx')).MessageThread,
  { Fallback: ThreadSkeleton, hydrates: 'near' },
)

export interface BookingMessagesProps {
  api: Api
  booking: Booking
}

/**
 * The messages about a booking. Renders nothing if the backend does not support messages or the viewer may not
 * read them.
 */
export function BookingMessages(props: BookingMessagesProps) {
  const { bookingMessages: isOffered } = useCapabilities()
  const bar = findBar('view', useRights(), props.booking, useNow())

  return isOffered && bar === null ? <OfferedMessages {...props} /> : null
}

function OfferedMessages({ api, booking }: BookingMessagesProps) {
  const queryClient = useQueryClient()
  const id = booking._id
  const { data: thread, error, refetch } = useQuery(messagesQuery(api, id))
  const isMountedHere = useIsClientMounted()
  const isAllowed = findBar('sendMessage', useRights(), booking, useNow()) === null

  return (
    // The scroll target of links, rendered before the messages are loaded. Takes no space when sending is not
    // allowed, because there may be nothing to show.
    <styled.div
      id={MESSAGES_HASH}
      ref={isMountedHere ? scrollToTarget : undefined}
      scrollMarginTop="24"
      display={isAllowed ? undefined : 'contents'}
    >
      <LazyThread
        booking={booking}
        thread={thread}
        problem={error ? asProblem(error) : null}
        isAllowed={isAllowed}
        onSend={(message) => sendMessage(api, id, message)}
        onSent={(message) => cacheMessage(queryClient, id, message)}
        onRetry={() => void refetch()}
      />
    </styled.div>
  )
}

/**
 * Scrolls to the messages if the URL hash targets them: when the router looked for the element, the booking was
 * not loaded yet.
 */
function scrollToTarget(element: HTMLElement | null): void {
  if (location.hash === `#${MESSAGES_HASH}`) element?.scrollIntoView()
}
