import { Trans } from '@lingui/react/macro'

import { useCapabilities } from '../operator-settings.ts'

/** Shown only if the backend holds a car before it is paid for. */
export function CarHeld() {
  const { holdsUnpaidBookings } = useCapabilities()
  if (!holdsUnpaidBookings) return null

  return (
    <>
      {' '}
      <Trans>We’re holding the car for you in the meantime.</Trans>
    </>
  )
}
