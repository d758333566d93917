import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'

import { Button } from '#ui/button.tsx'

import type { CheckoutActor } from './flow/checkout-flows.ts'

/** The way out that forgets everything, wherever the flow allows it. */
export function LeaveCheckout({ actor }: { actor: CheckoutActor }) {
  const canLeave = useSelector(actor, (snapshot) => snapshot.can({ type: 'checkout.left' }))
  if (!canLeave) return null

  return (
    <chakra.div>
      <Button
        variant="ghost"
        size="sm"
        ms="-3"
        onClick={() => actor.send({ type: 'checkout.left' })}
      >
        <Trans>Leave without booking</Trans>
      </Button>
    </chakra.div>
  )
}
