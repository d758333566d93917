import { Trans } from '@lingui/react/macro'

import { useCapabilities } from '../operator-settings.ts'

/** A sentence that is true only where the backend holds a car before it is paid. */
export function CarHeld() {
  const { holdsUnpaidBookings } = useCapabilities()
  if (!holdsUnpaidBookings) return null

  return (
    <>
      {' '}
      <Trans>The car is held for you meanwhile.</Trans>
    </>
  )
}
