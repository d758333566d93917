import { Trans } from '@lingui/react/macro'
import { use } from 'react'

import { fullRefundUntil } from '@masar/domain/booking/cancellation.ts'
import { useDeadlineTexts } from '#rental/deadline/use-deadline-texts.ts'
import { OperatorSettings } from '#rental/operator-settings.ts'

import type { CancellationFacts } from './cancellation-facts.ts'

export interface CancellationTextProps {
  facts: CancellationFacts
  isPaidNow: boolean
}

/** What a cancellation costs (BOOKING-15). */
export function CancellationText({ facts, isPaidNow }: CancellationTextProps) {
  const { refundTerms } = use(OperatorSettings).capabilities
  const until = useDeadlineTexts(facts.zone).moment(fullRefundUntil(facts.from))

  if (facts.isBought && !refundTerms) {
    return <Trans>On request. The rental company sets the cost.</Trans>
  }
  if (!facts.isBought && !facts.isOffered) {
    return isPaidNow ? <Trans>Non-refundable.</Trans> : <Trans>Cancellation is not possible.</Trans>
  }
  if (!facts.isBought) {
    return isPaidNow ? (
      <Trans>Non-refundable. Add the cancellation option.</Trans>
    ) : (
      <Trans>Not possible without the cancellation option.</Trans>
    )
  }
  return isPaidNow ? (
    <Trans>Refundable until {until}; after that, a fee may apply.</Trans>
  ) : (
    <Trans>Free until {until}; after that, a fee may apply.</Trans>
  )
}
