import { Plural, Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'

import type { UnchangedBooking } from '@masar/machines/booking-change/booking-change.machine.ts'
import { Button } from '#ui/control/button.tsx'
import { Dialog } from '#ui/control/dialog.tsx'
import { Notice } from '#ui/toast/notice.tsx'
import { HStack, Stack } from '#ui/style/styled.ts'
import { P } from '#ui/style/type.tsx'

import { ChangeConsequences, ChangeTitle, UnchangedReason } from './change-texts.tsx'
import type { BookingChangeActor } from './booking-change.flow.ts'

export interface ChangeDialogProps {
  actor: BookingChangeActor
  /** Returns the car name that the list shows for a booking. */
  carName: (id: string) => string
}

/** Asks for confirmation before a selection is changed, and shows the result. */
export function ChangeDialog({ actor, carName }: ChangeDialogProps) {
  const at = useSelector(actor, (snapshot) => snapshot)
  const { change, kept, problem } = at.context
  const isBusy = at.hasTag('busy')
  const dismiss = () => actor.send({ type: 'change.dismissed' })
  const isOver = at.matches('partlyChanged') || at.matches('refused')

  return (
    <Dialog
      title={<ChangeTitle change={change} />}
      open={at.hasTag('dialog')}
      onClose={dismiss}
      busy={isBusy}
    >
      {change && !isOver ? (
        <P>
          <ChangeConsequences change={change} />
        </P>
      ) : null}
      {at.matches('refused') && problem ? (
        <Notice tone="warning" urgent title={<Trans>Nothing was changed</Trans>}>
          {change && change.ids.length > 1 ? (
            <Trans>Some bookings can’t be updated this way.</Trans>
          ) : (
            <UnchangedReason problem={problem} />
          )}
        </Notice>
      ) : null}
      {at.matches('partlyChanged') ? (
        <UnchangedNotice kept={kept} of={change?.ids.length ?? 0} carName={carName} />
      ) : null}
      {at.matches('failed') && problem ? (
        <Notice tone="danger" urgent>
          <UnchangedReason problem={problem} />
        </Notice>
      ) : null}
      <HStack justify="end" wrap="wrap" gap="3">
        <Button variant="outline" aria-disabled={isBusy} onClick={dismiss}>
          {isOver ? <Trans>Close this</Trans> : <Trans>Leave as it is</Trans>}
        </Button>
        <NextStep actor={actor} />
      </HStack>
    </Dialog>
  )
}

function NextStep({ actor }: { actor: BookingChangeActor }): ReactNode {
  const at = useSelector(actor, (snapshot) => snapshot)
  const { change } = at.context
  const isDanger = change?.kind !== 'status'

  if (at.matches('partlyChanged')) return null
  if (at.matches('refused')) {
    return change && change.ids.length > 1 ? (
      <Button onClick={() => actor.send({ type: 'remaining.requested' })}>
        <Trans>Change the others</Trans>
      </Button>
    ) : null
  }
  if (at.matches('failed')) {
    return (
      <Button onClick={() => actor.send({ type: 'retry.requested' })}>
        <Trans>Try again</Trans>
      </Button>
    )
  }
  return (
    <Button
      variant={isDanger ? 'danger' : 'solid'}
      aria-disabled={at.hasTag('busy')}
      onClick={() => actor.send({ type: 'change.confirmed' })}
    >
      {at.hasTag('busy') ? <Trans>Changing…</Trans> : <ConfirmLabel kind={change?.kind} />}
    </Button>
  )
}

function ConfirmLabel({ kind }: { kind: 'remove' | 'delete' | 'status' | undefined }) {
  if (kind === 'delete') return <Trans>Delete</Trans>
  return kind === 'status' ? <Trans>Change the status</Trans> : <Trans>Remove</Trans>
}

function UnchangedText({ name, problem }: Pick<UnchangedBooking, 'problem'> & { name: string }) {
  const reason = <UnchangedReason problem={problem} />

  return (
    <Trans comment="A car and why its booking was not changed">
      <strong>{name}</strong>: {reason}
    </Trans>
  )
}

interface UnchangedNoticeProps {
  kept: readonly UnchangedBooking[]
  of: number
  carName: (id: string) => string
}

function UnchangedNotice({ kept, of, carName }: UnchangedNoticeProps) {
  return (
    <Notice
      tone="warning"
      urgent
      title={
        <Plural
          value={of - kept.length}
          _0="No bookings were updated"
          one="# booking was updated, the rest are unchanged"
          other="# bookings were updated, the rest are unchanged"
        />
      }
    >
      <Stack as="ul" gap="1" listStyleType="none">
        {kept.map(({ id, problem }) => (
          <li key={id}>
            <UnchangedText name={carName(id)} problem={problem} />
          </li>
        ))}
      </Stack>
    </Notice>
  )
}
