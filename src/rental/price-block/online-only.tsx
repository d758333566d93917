import { Trans } from '@lingui/react/macro'

import { useCapabilities } from '../operator-settings.ts'

/** Explains how to pay a supplier that accepts no payment at the counter. */
export function OnlineOnly() {
  const { onlinePayments } = useCapabilities()

  return onlinePayments ? (
    <Trans>You pay online when you book.</Trans>
  ) : (
    <Trans>
      This company takes online payment only, which isn’t possible here. Its cars can’t be booked
      right now.
    </Trans>
  )
}
