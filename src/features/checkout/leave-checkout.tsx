import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useState } from 'react'

import { isBlankDraft } from '@masar/domain/booking/booking-draft.ts'
import { Button } from '#ui/control/button.tsx'
import { styled } from '#ui/style/styled.ts'

import type { CheckoutActor, PlacingActor } from './flow/checkout.flow.ts'
import { LazyLeaveDialog } from './lazy-screens.ts'

/**
 * The button to leave checkout and discard everything, shown while the flow allows it. Asks for confirmation if
 * there is any input.
 */
export function LeaveCheckout({ actor }: { actor: CheckoutActor | PlacingActor }) {
  const canLeave = useSelector(actor, (snapshot) => snapshot.can({ type: 'checkout.closed' }))
  const hasDraft = useSelector(actor, ({ context }) => !isBlankDraft(context.draft))
  const isBooked = useSelector(actor, ({ context }) => context.bookingId !== null)
  const [isAsking, setAsking] = useState(false)
  if (!canLeave) return null

  function leave() {
    setAsking(false)
    actor.send({ type: 'checkout.closed' })
  }

  return (
    <styled.div>
      <Button
        variant="ghost"
        size="sm"
        ms="-3"
        onClick={() => (hasDraft ? setAsking(true) : leave())}
      >
        <Trans>Leave checkout</Trans>
      </Button>
      {isAsking ? (
        <LazyLeaveDialog onLeave={leave} onStay={() => setAsking(false)} isBooked={isBooked} />
      ) : null}
    </styled.div>
  )
}
