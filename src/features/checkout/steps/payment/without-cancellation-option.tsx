import { Trans } from '@lingui/react/macro'

import type { Due } from '@masar/domain/payment/payment.ts'
import { Button } from '#ui/control/button.tsx'

import type { CheckoutActor } from '../../flow/checkout.flow.ts'
import type { CancellationFacts } from './cancellation-facts.ts'

export interface WithoutCancellationOptionProps {
  /** Missing while nothing may be changed. */
  actor: CheckoutActor | undefined
  facts: CancellationFacts
  /** What is paid online. */
  now: Due | undefined
}

/** That a booking cannot be cancelled, what is lost then, and the way to the option: the same words in every step. */
export const WithoutCancellationOption = ({
  actor,
  facts,
  now,
}: WithoutCancellationOptionProps) => (
  <>
    <Trans>You can’t cancel this booking.</Trans>
    {now && now.rental > 0 ? (
      <>
        {' '}
        <Trans>The rental you pay online isn’t refunded.</Trans>
      </>
    ) : null}
    {facts.isOffered && actor ? (
      <>
        {' '}
        <Button
          variant="ghost"
          size="sm"
          px="0"
          color="accent"
          textDecoration="underline"
          whiteSpace="normal"
          textAlign="start"
          fontSize="md"
          onClick={() => actor.send({ type: 'step.reopened', step: 'options' })}
        >
          <Trans>Add the cancellation option</Trans>
        </Button>
      </>
    ) : null}
  </>
)
