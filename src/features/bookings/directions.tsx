import { Trans } from '@lingui/react/macro'
import { MapPin } from 'lucide-react'

import type { Booking } from '#api/queries/bookings.query.ts'
import { ExternalButtonLink } from '#ui/control/button.tsx'

import { useIsRunning } from './booking-status.tsx'
import { QuietLink } from '#ui/control/quiet-link.tsx'

type Location = Booking['pickupLocation']

/** Returns the URL that opens a location in the device's map app; null when the position is unknown. */
export function toMapUrl({ latitude, longitude }: Location, kind: 'search' | 'dir') {
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return null

  const point = encodeURIComponent(`${latitude},${longitude}`)
  const address = `https://www.google.com/maps/${kind}/?api=1`
  return kind === 'dir' ? `${address}&destination=${point}` : `${address}&query=${point}`
}

/** Returns the URL of the directions to the pick-up or, during the rental, to the drop-off. */
function useDirections(booking: Booking): string | null {
  const isRunning = useIsRunning(booking)
  return toMapUrl(isRunning ? booking.dropOffLocation : booking.pickupLocation, 'dir')
}

const NEW_TAB_PROPS = { target: '_blank', rel: 'noreferrer' } as const

export function DirectionsButton({ booking }: { booking: Booking }) {
  const href = useDirections(booking)
  if (href === null) return null

  return (
    <ExternalButtonLink href={href} {...NEW_TAB_PROPS} variant="outline">
      <MapPin aria-hidden size={18} />
      <Trans>Directions</Trans>
    </ExternalButtonLink>
  )
}

export function DirectionsLink({ booking }: { booking: Booking }) {
  const href = useDirections(booking)
  if (href === null) return null

  return (
    <QuietLink href={href} {...NEW_TAB_PROPS}>
      <MapPin aria-hidden size={18} />
      <Trans>Directions</Trans>
    </QuietLink>
  )
}

export function OpenInMaps({ location }: { location: Location }) {
  const href = toMapUrl(location, 'search')
  if (href === null) return null

  return (
    <QuietLink href={href} {...NEW_TAB_PROPS}>
      <MapPin aria-hidden size={18} />
      <Trans>Open in Maps</Trans>
    </QuietLink>
  )
}
