import type { components } from '@masar/openapi/schema.d.ts'

import type { LocationsMapProps } from './locations-map.tsx'

export const toMapLocations = (
  locations: readonly components['schemas']['CountryLocation'][],
): LocationsMapProps['locations'] =>
  locations.map(({ _id, name, dailyPrice: price }) => ({ _id, name, price }))
