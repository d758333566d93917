import { Trans, useLingui } from '@lingui/react/macro'

import { UnknownPaymentText } from '#rental/screens/unknown-payment-text.tsx'
import { ProgressLine } from '#ui/page/progress-line.tsx'
import { OutcomePage } from '#ui/page/outcome-page.tsx'
import { P } from '#ui/style/type.tsx'

import type { SessionScreenProps } from '../session-actor.ts'
import { CheckAgainButton } from './actions.tsx'

/**
 * Shown while the result is unknown. The payment may still succeed, so this is never presented as a failure.
 */
export function Asking() {
  const { t } = useLingui()

  return (
    <OutcomePage tone="waiting" title={t`We’re confirming your payment`}>
      <P>
        <Trans>This can take a minute. Please don’t pay again.</Trans>
      </P>
      <ProgressLine />
    </OutcomePage>
  )
}

/** Shown after a minute of checks without a result: the customer will be notified by email. */
export function SessionUnknown({ actor }: SessionScreenProps) {
  const { t } = useLingui()

  return (
    <OutcomePage
      tone="waiting"
      title={t`We’ll confirm by email`}
      actions={<CheckAgainButton actor={actor} isMain />}
    >
      <UnknownPaymentText />
    </OutcomePage>
  )
}
