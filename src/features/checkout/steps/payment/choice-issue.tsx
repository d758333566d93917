import { Trans, useLingui } from '@lingui/react/macro'

import { Notice } from '#ui/toast/notice.tsx'

import { FORM_LOST_CODE } from '../../../payment/ports/form-lost.ts'
import { getBarText } from './choice-texts.ts'

export interface ChoiceIssueProps {
  id: string
  /** The code of the server's refusal; null when nothing was selected. */
  code: string | null
}

/** The reason why there is no valid payment choice yet, shown above the choices. */
export function ChoiceIssue({ id, code }: ChoiceIssueProps) {
  const { t } = useLingui()
  if (code === 'method-unavailable') {
    return (
      <Notice tone="warning" urgent title={<Trans>Online payment isn’t available</Trans>}>
        <span id={id}>
          <Trans>
            This payment method isn’t available right now. Nothing is booked and you haven’t been
            charged. Choose another payment method.
          </Trans>
        </span>
      </Notice>
    )
  }
  if (code === FORM_LOST_CODE) {
    return (
      <Notice tone="warning" urgent title={<Trans>The payment form was closed</Trans>}>
        <span id={id}>
          <Trans>
            It can’t be reopened after the page reloads. Nothing is booked and you haven’t been
            charged. Choose how to pay again.
          </Trans>
        </span>
      </Notice>
    )
  }
  return (
    <Notice tone="danger" urgent>
      <span id={id}>
        {code === 'online-payment-barred' ? (
          t(getBarText('country'))
        ) : (
          <Trans>Choose how you want to pay.</Trans>
        )}
      </span>
    </Notice>
  )
}
