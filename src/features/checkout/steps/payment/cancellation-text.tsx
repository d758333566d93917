import { Trans } from '@lingui/react/macro'
import { use } from 'react'

import { getFullRefundDeadline } from '@masar/domain/booking/cancellation.ts'
import type { DueAmounts } from '@masar/domain/payment/payment.ts'
import { useDeadlineTexts } from '#rental/deadline/use-deadline-texts.ts'
import { OperatorSettings } from '#rental/operator-settings.ts'

import type { CancellationFacts } from './cancellation-facts.ts'
import { WithoutCancellationOption } from './without-cancellation-option.tsx'

export interface CancellationTextProps {
  facts: CancellationFacts
  now: DueAmounts
}

/** Shows the cost of a cancellation (BOOKING-15). */
export function CancellationText({ facts, now }: CancellationTextProps) {
  const { refundTerms } = use(OperatorSettings).capabilities
  const until = useDeadlineTexts(facts.zone).moment(getFullRefundDeadline(facts.from))

  if (facts.isBought && !refundTerms) {
    return <Trans>On request. The rental company sets the cost.</Trans>
  }
  if (!facts.isBought) return <WithoutCancellationOption now={now} />
  return now.total > 0 ? (
    <Trans>Refundable until {until}; after that, a fee may apply.</Trans>
  ) : (
    <Trans>Free until {until}; after that, a fee may apply.</Trans>
  )
}
