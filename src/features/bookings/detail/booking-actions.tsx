import { Trans } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { Pencil, Trash2 } from 'lucide-react'

import type { Booking } from '#api/queries/bookings.query.ts'
import { Button, ButtonLink } from '#ui/control/button.tsx'
import { Card } from '#ui/page/card.tsx'
import { NeedsScriptNotice } from '#ui/page/needs-script.tsx'
import { Notice } from '#ui/toast/notice.tsx'
import { H2 } from '#ui/style/type.tsx'
import { HStack, Stack } from '#ui/style/styled.ts'
import { useNow } from '#ui/lifecycle/clock.ts'

import { ChangeDialog } from '../change/change-dialog.tsx'
import { ChangeStatus } from '../change/change-status.tsx'
import type { BookingChangeActor } from '../change/booking-change.flow.ts'
import { useChangeToasts } from '../change/use-change-toasts.ts'
import { findBar, isStaff } from '../rights.ts'
import { useRights } from '../use-rights.ts'

export interface BookingActionsProps {
  booking: Booking
  changes: BookingChangeActor
}

/**
 * The viewer's actions on a booking, except cancelling; renders nothing when there are no actions.
 */
export function BookingActions({ booking, changes }: BookingActionsProps) {
  const viewer = useRights()
  const navigate = useNavigate()
  const now = useNow()
  useChangeToasts(changes, (kind) => {
    if (kind !== 'status') void navigate({ to: '/bookings' })
  })
  const bar = findBar('edit', viewer, booking, now)
  const mayRemove = findBar('removeFromList', viewer, booking, now) === null
  if (bar !== null && !mayRemove) return null

  return (
    <Card>
      <Stack gap="4" align="start">
        <H2>
          <Trans>Changes to the booking</Trans>
        </H2>
        {bar === null ? <EditLink id={booking._id} isStaff={isStaff(viewer)} /> : null}
        {isStaff(viewer) && bar === null ? (
          <BookingStatusNote booking={booking} changes={changes} />
        ) : null}
        {mayRemove ? <RemoveButton changes={changes} id={booking._id} kind="remove" /> : null}
        {isStaff(viewer) && bar === null ? (
          <RemoveButton changes={changes} id={booking._id} kind="delete" />
        ) : null}
      </Stack>
      <ChangeDialog actor={changes} carName={() => booking.car.name} />
    </Card>
  )
}

function EditLink({ id, isStaff: forStaff }: { id: string; isStaff: boolean }) {
  return (
    <HStack>
      <ButtonLink to="/booking" search={{ b: id, edit: true }} variant="outline">
        <Pencil aria-hidden size={18} />
        {forStaff ? <Trans>Edit</Trans> : <Trans>Change this booking</Trans>}
      </ButtonLink>
    </HStack>
  )
}

/**
 * The status menu for staff, with a notice if the customer asks to cancel. Selecting any status except
 * `cancelled` declines the request.
 */
function BookingStatusNote({ booking, changes }: BookingActionsProps) {
  const { _id, status, cancelRequest } = booking
  const isCancellationRequested = cancelRequest && status !== 'cancelled'

  return (
    <>
      {isCancellationRequested ? (
        <Notice tone="warning" title={<Trans>The customer asks to cancel</Trans>}>
          <Trans>Choose “Cancelled” to accept the request. Any other status declines it.</Trans>
        </Notice>
      ) : null}
      <ChangeStatus
        ids={[_id]}
        current={isCancellationRequested ? undefined : status}
        onChange={(change) => changes.send({ type: 'change.selected', change })}
      />
    </>
  )
}

interface RemoveButtonProps {
  changes: BookingChangeActor
  id: string
  kind: 'remove' | 'delete'
}

function RemoveButton({ changes, id, kind }: RemoveButtonProps) {
  return (
    <>
      <NeedsScriptNotice />
      <Button
        variant="outline"
        onClick={() => changes.send({ type: 'change.selected', change: { kind, ids: [id] } })}
      >
        <Trash2 aria-hidden size={18} />
        {kind === 'delete' ? <Trans>Delete</Trans> : <Trans>Remove from my list</Trans>}
      </Button>
    </>
  )
}
