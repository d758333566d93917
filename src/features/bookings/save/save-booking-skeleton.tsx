import type { ReactNode } from 'react'

import { BookingBlock } from '#rental/booking-block/booking-block.tsx'
import { ActionRow } from '#ui/control/action-row.tsx'
import { Skeleton } from '#ui/page/skeleton.tsx'
import { Stack } from '#ui/style/styled.ts'

import { ArrivalLink } from '../arrival/arrival-link.tsx'
import { SaveButtons } from './save-buttons.tsx'
import { ViewBookingLink } from './view-booking-link.tsx'

const doNothing = () => undefined

export interface SaveBookingSkeletonProps {
  id: string
  hasTrip?: boolean
  /** The reference, if it is known before the rest. */
  reference?: ReactNode
}

/** The skeleton of the actions to save a booking. Its link to the booking works immediately. */
export function SaveBookingSkeleton({ id, hasTrip = false, reference }: SaveBookingSkeletonProps) {
  const actions = (
    <Stack gap="5" aria-busy>
      {reference ?? <Skeleton height="11" maxW="14rem" />}
      <Stack gap="3">
        <ActionRow isInBooking>
          <SaveButtons isFirst isWaiting onSave={doNothing} />
          <ViewBookingLink id={id} variant="outline" />
        </ActionRow>
        {/* Phone number, directions and sharing, which take two lines on a phone. */}
        <Skeleton height={{ base: '5.5rem', sm: '11', md: '6' }} maxW="18rem" />
      </Stack>
      <ArrivalLink id={id} />
    </Stack>
  )
  if (!hasTrip) return actions
  return (
    <BookingBlock car={null} name={<Skeleton height="14" maxW="16rem" />} actions={actions}>
      <Skeleton height={{ base: '10.75rem', sm: '5.75rem', lg: '10.75rem' }} maxW="34rem" />
    </BookingBlock>
  )
}
