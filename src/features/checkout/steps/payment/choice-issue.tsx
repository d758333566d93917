import { Trans, useLingui } from '@lingui/react/macro'

import { Notice } from '#ui/toast/notice.tsx'

import { FORM_LOST } from '../../../payment/ports/form-lost.ts'
import { barText } from './choice-texts.ts'

export interface ChoiceIssueProps {
  id: string
  /** Of the server's refusal; null when nothing was chosen. */
  code: string | null
}

/** Why there is no way to pay yet, at the cards it is about. */
export function ChoiceIssue({ id, code }: ChoiceIssueProps) {
  const { t } = useLingui()
  if (code === 'method-unavailable') {
    return (
      <Notice tone="warning" urgent title={<Trans>Online payment is not available</Trans>}>
        <span id={id}>
          <Trans>
            At the moment nobody can take this payment. Nothing is booked and nothing is paid.
            Choose another way to pay.
          </Trans>
        </span>
      </Notice>
    )
  }
  if (code === FORM_LOST) {
    return (
      <Notice tone="warning" urgent title={<Trans>The payment form was closed</Trans>}>
        <span id={id}>
          <Trans>
            It cannot be opened again after the page was reloaded. Nothing is booked and nothing is
            paid. Choose how to pay once more.
          </Trans>
        </span>
      </Notice>
    )
  }
  return (
    <Notice tone="danger" urgent>
      <span id={id}>
        {code === 'online-payment-barred' ? (
          t(barText('country'))
        ) : (
          <Trans>Please choose one of the ways to pay that are open to you.</Trans>
        )}
      </span>
    </Notice>
  )
}
