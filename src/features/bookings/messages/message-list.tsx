import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, type Ref, use } from 'react'

import type { Booking } from '#api/queries/bookings.query.ts'
import type { BookingMessage } from '#api/queries/messages.query.ts'
import { OperatorSettings } from '#rental/operator-settings.ts'
import { useViewer } from '#rental/viewer.tsx'
import { useDates } from '#ui/control/dates.tsx'
import { styled } from '#ui/style/styled.ts'
import { P } from '#ui/style/type.tsx'
import { toWallClock } from '@masar/domain/rental/rental-clock.ts'

import { toBookingTimes, getZoneTown } from '../booking-times.ts'
import { isStaff } from '../rights.ts'

const List = styled('ol', { base: { display: 'flex', flexDirection: 'column', gap: '4' } })

/** Aligns the viewer's own messages with the end of the line, and all others with the start. */
const Item = styled('li', {
  base: { display: 'flex', flexDirection: 'column', gap: '1', maxW: 'min(88%, 32rem)' },
  variants: {
    isOwn: {
      true: { alignSelf: 'flex-end', '& > p': { bg: 'accent.subtle' } },
      false: { alignSelf: 'flex-start', '& > p': { bg: 'bg.subtle', borderColor: 'border' } },
    },
  },
})

const Text = styled('p', {
  base: {
    px: '4',
    py: '3',
    borderWidth: '1px',
    borderColor: 'transparent',
    borderRadius: 'lg',
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
  },
})

export interface MessageListProps {
  booking: Booking
  messages: readonly BookingMessage[]
  /** Shown when there are no messages. */
  children: ReactNode
  ref?: Ref<HTMLDivElement>
}

/** The messages, oldest first. Screen readers announce new ones. */
export function MessageList({ booking, messages, children, ref }: MessageListProps) {
  const { t } = useLingui()
  const town = getZoneTown(toBookingTimes(booking).zone)

  return (
    <div role="log" aria-label={t`Messages`} tabIndex={-1} ref={ref}>
      {messages.length === 0 ? (
        children
      ) : (
        <>
          <List>
            {messages.map((message) => (
              <Message key={message._id} booking={booking} message={message} />
            ))}
          </List>
          <P size="sm" tone="muted" mt="3">
            <Trans>All times are local ({town}).</Trans>
          </P>
        </>
      )}
    </div>
  )
}

type MessageProps = Pick<MessageListProps, 'booking'> & { message: BookingMessage }

function Message({ booking, message: { author, text, sentAt } }: MessageProps) {
  const dates = useDates()
  const isForStaff = isStaff(useViewer())
  const { zone } = toBookingTimes(booking)
  const isOwn = (author === 'supplier') === isForStaff

  return (
    <Item isOwn={isOwn}>
      <styled.div display="flex" flexWrap="wrap" columnGap="2" alignItems="baseline" fontSize="sm">
        <styled.span fontWeight="semibold">
          {isOwn && !isForStaff ? <Trans>You</Trans> : <Author booking={booking} author={author} />}
        </styled.span>
        <styled.time color="fg.muted" dateTime={sentAt}>
          {dates.moment(toWallClock(sentAt, zone))}
        </styled.time>
      </styled.div>
      <Text>{text}</Text>
    </Item>
  )
}

/** A message's author. Staff see the names of both sides, because several staff members may have written. */
function Author({ booking, author }: { booking: Booking; author: BookingMessage['author'] }) {
  const { hideSuppliers } = use(OperatorSettings)
  if (author === 'customer') return booking.driver.fullName
  return hideSuppliers ? <Trans>Rental company</Trans> : booking.supplier.fullName
}
