import { Trans } from '@lingui/react/macro'

import { useCapabilities } from '../operator-settings.ts'

/** A sentence that is true only where the backend holds a car before it is paid. */
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
