import { Trans, useLingui } from '@lingui/react/macro'

import { P } from '#ui/type.tsx'

import type { SessionScreenProps } from '../session-actor.ts'
import { CheckAgain } from './actions.tsx'
import { SessionResult } from './session-result.tsx'

/** Money may be moving: never called a failure. */
export function Asking() {
  const { t } = useLingui()

  return (
    <SessionResult tone="waiting" title={t`We are confirming your payment`}>
      <P>
        <Trans>This can take a minute. Please do not pay again.</Trans>
      </P>
    </SessionResult>
  )
}

/** After a minute of questions without an answer the news is left to an email. */
export function SessionUnknown({ actor }: SessionScreenProps) {
  const { t } = useLingui()

  return (
    <SessionResult
      tone="waiting"
      title={t`We will confirm by email`}
      actions={<CheckAgain actor={actor} isMain />}
    >
      <P>
        <Trans>
          The provider has not told us yet what became of your payment. Please do not pay again: as
          soon as we know, we write to you. You may close this page.
        </Trans>
      </P>
      <P>
        <Trans>
          If it went through, the car is yours or you get your money back. If it did not, nothing is
          charged.
        </Trans>
      </P>
    </SessionResult>
  )
}
