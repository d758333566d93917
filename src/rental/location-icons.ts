import { Anchor, Building2, MapPin, PlaneTakeoff, TrainFront } from 'lucide-react'

import type { LocationKind } from '@masar/domain/car/catalogue.ts'

/** Location icons by kind, with a pin for unknown kinds. */
export const LOCATION_ICONS: Record<LocationKind | 'unknown', typeof MapPin> = {
  airport: PlaneTakeoff,
  station: TrainFront,
  port: Anchor,
  town: Building2,
  quarter: MapPin,
  unknown: MapPin,
}
