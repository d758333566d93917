import { Trans } from '@lingui/react/macro'

import { Button } from '#ui/button.tsx'

import type { RefusalProps } from './refusal-card.tsx'

export function TryAgain({ actor }: RefusalProps) {
  return (
    <Button onClick={() => actor.send({ type: 'retry.requested' })}>
      <Trans>Try again</Trans>
    </Button>
  )
}

/** Back to the last step; everything stands as it was. */
export function BackToReview({ actor }: RefusalProps) {
  return (
    <Button variant="outline" onClick={() => actor.send({ type: 'back.requested' })}>
      <Trans>Back to the review</Trans>
    </Button>
  )
}
