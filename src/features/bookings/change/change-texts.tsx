import { Plural, Trans, useLingui } from '@lingui/react/macro'

import { getProblemCode, getProblemStatus, type Problem } from '@masar/domain/service/problem.ts'
import type { SelectionChange } from '@masar/machines/booking-change/booking-change.machine.ts'
import { useCapabilities } from '#rental/operator-settings.ts'
import { ProblemText } from '#rental/problem-text.tsx'

import { STATUS_TEXTS } from '../booking-status.tsx'

export function ChangeTitle({ change }: { change: SelectionChange | null }) {
  if (change?.kind === 'status') return <Trans>Change the status?</Trans>
  if (change?.kind === 'delete') return <Trans>Delete bookings?</Trans>
  return <Trans>Remove from your list?</Trans>
}

/** What the change does, and who is notified. */
export function ChangeConsequences({ change }: { change: SelectionChange }) {
  const { t } = useLingui()
  const { notifiesOfChanges } = useCapabilities()
  const count = change.ids.length

  if (change.kind === 'status') {
    const status = t(STATUS_TEXTS[change.status])
    return (
      <Plural
        value={count}
        one={`# booking will change to “${status}”. The customer will be notified.`}
        other={`# bookings will change to “${status}”. The customers will be notified.`}
      />
    )
  }
  if (change.kind === 'delete') {
    return notifiesOfChanges ? (
      <Plural
        value={count}
        one="# booking will be permanently deleted, and the customer will be notified."
        other="# bookings will be permanently deleted, and the customers will be notified."
      />
    ) : (
      <Plural
        value={count}
        one="# booking will be permanently deleted. The customer won’t be notified."
        other="# bookings will be permanently deleted. The customers won’t be notified."
      />
    )
  }
  return (
    <Plural
      value={count}
      one="# booking will be permanently removed from your list. The rental company keeps it."
      other="# bookings will be permanently removed from your list. The rental companies keep them."
    />
  )
}

export function UnchangedReason({ problem }: { problem: Problem }) {
  const status = getProblemStatus(problem)
  const code = getProblemCode(problem)
  if (code === 'car-taken') return <Trans>This car is already booked for these dates.</Trans>
  if (code === 'car-unavailable') return <Trans>Its car can’t be booked right now.</Trans>
  if (code === 'price-changed') return <Trans>Its price has changed.</Trans>
  if (status === 403) return <Trans>It can’t be changed this way any more.</Trans>
  if (status === 401) return <Trans>Your session has expired. Sign in and try again.</Trans>
  return <ProblemText problem={problem} />
}
