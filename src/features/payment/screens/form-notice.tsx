import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'

import { Notice } from '#ui/toast/notice.tsx'

import type { PaymentActionProps } from '../payment-actions.tsx'

/** The reason why the form is shown again. The server has checked the payment, and nothing was paid. */
export function FormNotice({ actor }: PaymentActionProps) {
  const reported = useSelector(actor, ({ context }) => context.reported)

  switch (reported) {
    case 'unpaid':
      return (
        <Notice tone="info" title={<Trans>Nothing has been paid</Trans>}>
          <Trans>The payment wasn’t completed. You can pay now.</Trans>
        </Notice>
      )
    case 'failed':
      return (
        <Notice tone="warning" title={<Trans>Nothing has been paid</Trans>}>
          <Trans>
            The payment provider couldn’t take the payment. Try again in a moment, or pay another
            way.
          </Trans>
        </Notice>
      )
    case 'lost':
      return (
        <Notice tone="warning" title={<Trans>Nothing has been paid</Trans>}>
          <Trans>
            The connection was lost before your payment was sent. You haven’t been charged, so you
            can pay now.
          </Trans>
        </Notice>
      )
    case 'approved':
    case null:
      return null
  }
}
