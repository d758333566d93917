import { Anchor, Building2, MapPin, PlaneTakeoff, TrainFront } from 'lucide-react'

import type { LocationKind } from '@masar/domain/car/catalogue.ts'

const LOCATION_ICONS: Record<LocationKind, typeof MapPin> = {
  airport: PlaneTakeoff,
  station: TrainFront,
  port: Anchor,
  town: Building2,
  quarter: MapPin,
}

/** What a location is, as a picture; a pin where its kind is unknown. */
export const locationIcon = (kind: LocationKind | null | undefined) =>
  kind ? LOCATION_ICONS[kind] : MapPin
