import { Trans } from '@lingui/react/macro'

import { P } from '#ui/style/type.tsx'

/** What customers can rely on while the outcome of their payment is unknown. */
export const UnknownPaymentText = () => (
  <>
    <P>
      <Trans>
        We’re still waiting for your payment to be confirmed. Please don’t pay again. We’ll email
        you; you can close this page.
      </Trans>
    </P>
    <P>
      <Trans>
        If it went through, we’ll confirm your booking or refund you. If it didn’t, you won’t be
        charged.
      </Trans>
    </P>
  </>
)
