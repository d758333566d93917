import { Anchor, Building2, MapPin, PlaneTakeoff, TrainFront } from 'lucide-react'

import type { LocationKind } from '@masar/domain/car/catalogue.ts'

/** What a location is, as a picture. */
export const LOCATION_ICONS: Record<LocationKind, typeof MapPin> = {
  airport: PlaneTakeoff,
  station: TrainFront,
  port: Anchor,
  town: Building2,
  quarter: MapPin,
}
