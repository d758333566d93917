import { TextLink } from '#ui/control/link.tsx'

import type { SearchParams } from '../search-link.ts'
import type { NearbyLocation } from './nearby-location.ts'

/** A link to the same search at another location. */
export const LocationLink = ({ location }: { location: NearbyLocation }) => (
  <TextLink
    from="/search"
    to="/search"
    search={(search: SearchParams) => ({
      ...search,
      pickup: location._id,
      dropoff: location._id,
      page: undefined,
    })}
    fontWeight="semibold"
  >
    {location.name}
  </TextLink>
)
