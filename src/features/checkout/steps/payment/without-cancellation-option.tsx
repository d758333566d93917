import { Trans } from '@lingui/react/macro'

import type { DueAmounts } from '@masar/domain/payment/payment.ts'

export interface WithoutCancellationOptionProps {
  /** The amount to pay online. */
  now: DueAmounts | undefined
}

/** States that the booking cannot be cancelled, and which amount is not refunded. All steps share this text. */
export const WithoutCancellationOption = ({ now }: WithoutCancellationOptionProps) => (
  <>
    <Trans>You can’t cancel this booking.</Trans>
    {now && now.rental > 0 ? (
      <>
        {' '}
        {now.deposit > 0 ? (
          <Trans>The rental you pay online isn’t refunded; the deposit is.</Trans>
        ) : (
          <Trans>The rental you pay online isn’t refunded.</Trans>
        )}
      </>
    ) : null}
  </>
)
