import { Trans } from '@lingui/react/macro'

import { useCapabilities } from '../operator-settings.ts'

/** How a company is paid that takes no payment at the counter. */
export function OnlineOnly() {
  const { onlinePayments } = useCapabilities()

  return onlinePayments ? (
    <Trans>You pay online when you book.</Trans>
  ) : (
    <Trans>
      This company takes payment online only, and that is not possible here. Its cars cannot be
      booked at the moment.
    </Trans>
  )
}
