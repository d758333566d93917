import { Trans } from '@lingui/react/macro'
import { useRef, useState } from 'react'

import type { Booking } from '#api/queries/bookings.query.ts'
import type { BookingMessage, BookingThread } from '#api/queries/messages.query.ts'
import { FailedNotice } from '#rental/failed-notice.tsx'
import { useViewer } from '#rental/viewer.tsx'
import { useNow } from '#ui/lifecycle/clock.ts'
import { Card } from '#ui/page/card.tsx'
import { Stack } from '#ui/style/styled.ts'
import { H2, P } from '#ui/style/type.tsx'
import type { Problem } from '@masar/domain/service/problem.ts'

import { isStaff } from '../rights.ts'
import { MessageForm, type MessageSender } from './message-form.tsx'
import { MessageList } from './message-list.tsx'
import { ThreadSkeleton } from './thread-skeleton.tsx'

export interface MessageThreadProps {
  booking: Booking
  /** Undefined until the messages are loaded. */
  thread: BookingThread | undefined
  /** Why the messages could not be loaded. */
  problem: Problem | null
  /** Whether messages may currently be sent, regardless of `closesAt`. */
  isAllowed: boolean
  onSend: MessageSender
  onSent: (message: BookingMessage) => void
  onRetry: () => void
}

/** The messages about a booking, and the form to send another one. */
export function MessageThread(props: MessageThreadProps) {
  const { thread, problem, onRetry } = props
  if (!thread && !problem) return <ThreadSkeleton />

  return thread ? (
    <LoadedThread {...props} thread={thread} />
  ) : (
    <Card>
      <FailedNotice
        title={<Trans>We couldn’t load the messages</Trans>}
        problem={problem ?? { kind: 'contract' }}
        onRetry={onRetry}
      />
    </Card>
  )
}

type LoadedThreadProps = MessageThreadProps & { thread: BookingThread }

function LoadedThread({ booking, thread, isAllowed, onSend, onSent }: LoadedThreadProps) {
  const isForStaff = isStaff(useViewer())
  const now = useNow()
  const list = useRef<HTMLDivElement>(null)
  const [sentCount, setSentCount] = useState(0)
  const { messages, closesAt } = thread
  const isOpen = isAllowed && now < new Date(closesAt)
  if (!isOpen && messages.length === 0) return null

  return (
    <Card>
      <Stack gap="5">
        <H2>
          <Trans>Messages</Trans>
        </H2>
        <MessageList booking={booking} messages={messages} ref={list}>
          <P tone="muted">
            {isForStaff ? (
              <Trans>Write to the customer about this booking. The customer is notified.</Trans>
            ) : (
              <Trans>
                Write to the rental company about this booking. We’ll let you know when it answers.
              </Trans>
            )}
          </P>
        </MessageList>
        {isOpen ? (
          <MessageForm
            key={sentCount}
            booking={booking}
            onSend={onSend}
            onSent={(message) => {
              onSent(message)
              moveFocusToList(list.current)
              setSentCount(sentCount + 1)
            }}
          />
        ) : (
          <P tone="muted">
            {isForStaff ? (
              <Trans>Messages about this booking are closed.</Trans>
            ) : (
              <Trans>
                Messages about this booking are closed. If you need help, call the rental company.
              </Trans>
            )}
          </P>
        )}
      </Stack>
    </Card>
  )
}

/**
 * Moves the focus to the list when the focused form is replaced. Otherwise, the next Tab would start at the top
 * of the page.
 */
function moveFocusToList(list: HTMLElement | null): void {
  const hasFocus = list?.closest('section')?.contains(document.activeElement)
  if (hasFocus) list?.focus({ preventScroll: true })
}
