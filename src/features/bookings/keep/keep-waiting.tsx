import type { ReactNode } from 'react'

import { BookingBlock } from '#rental/booking-block/booking-block.tsx'
import { ActionRow } from '#ui/control/action-row.ts'
import { Skeleton } from '#ui/page/skeleton.tsx'
import { Stack } from '#ui/style/styled.ts'

import { KeepButtons } from './keep-buttons.tsx'
import { SeeKeptBooking } from './see-kept-booking.tsx'

const doNothing = () => undefined

export interface KeepWaitingProps {
  id: string
  hasTrip?: boolean
  /** Shown if it is known before the rest. */
  reference?: ReactNode
}

/** The skeleton of a booking's block; the link to the booking works immediately. */
export function KeepWaiting({ id, hasTrip = false, reference }: KeepWaitingProps) {
  const actions = (
    <Stack gap="5" aria-busy>
      {reference ?? <Skeleton height="11" maxW="14rem" />}
      <Stack gap="3">
        <ActionRow isEven>
          <KeepButtons isFirst isWaiting onSave={doNothing}>
            <SeeKeptBooking id={id} variant="outline" />
          </KeepButtons>
        </ActionRow>
        <Skeleton height={{ base: '11', md: '6' }} maxW="18rem" />
      </Stack>
    </Stack>
  )
  if (!hasTrip) return actions
  return (
    <BookingBlock car={null} name={<Skeleton height="14" maxW="16rem" />} actions={actions}>
      <Skeleton height={{ base: '9.5rem', sm: '4.5rem' }} maxW="34rem" />
    </BookingBlock>
  )
}
