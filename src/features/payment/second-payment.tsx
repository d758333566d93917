import { Trans } from '@lingui/react/macro'

import type { Refund } from '@masar/machines/payment/payment-facts.ts'
import { Notice } from '#ui/toast/notice.tsx'

import { useRefundText } from './use-refund-text.ts'

/** Shown when the booking was paid in two windows and the second payment is refunded. */
export function SecondPayment({ refund }: { refund: Refund }) {
  const amount = useRefundText(refund)

  return (
    <Notice tone="info" title={<Trans>We’re refunding a duplicate payment</Trans>}>
      <Trans>
        This booking was paid twice. We’re refunding {amount} to your original payment method. Your
        bank may take a few days to show it.
      </Trans>
    </Notice>
  )
}
