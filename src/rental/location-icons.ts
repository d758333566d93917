import { Anchor, Building2, MapPin, PlaneTakeoff, TrainFront } from 'lucide-react'

import type { LocationKind } from '@masar/domain/car/catalogue.ts'

/** The icons of locations by kind; a pin where the kind is unknown. */
export const LOCATION_ICONS: Record<LocationKind | 'unknown', typeof MapPin> = {
  airport: PlaneTakeoff,
  station: TrainFront,
  port: Anchor,
  town: Building2,
  quarter: MapPin,
  unknown: MapPin,
}
