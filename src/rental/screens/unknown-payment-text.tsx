import { Trans } from '@lingui/react/macro'

import { P } from '#ui/style/type.tsx'

/** What a customer may rely on while nobody knows what became of their payment. */
export const UnknownPaymentText = () => (
  <>
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
  </>
)
