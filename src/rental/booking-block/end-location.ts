/** A location of a trip, with its area. */
export interface EndLocation {
  name: string
  /** The place that contains the location, and the country; missing on some backends. */
  area?: string | undefined
}

interface LocationNames {
  name: string
  parentLocation?: { name?: string | undefined } | null | undefined
  country?: { name?: string | undefined } | null | undefined
}

/** Returns the area of a location, for example 'Tunis, Tunisia'; empty when unknown. */
export const getLocationArea = ({ parentLocation, country }: Omit<LocationNames, 'name'>): string =>
  [parentLocation?.name, country?.name].filter(Boolean).join(', ')

export const toEndLocation = (location: LocationNames): EndLocation => ({
  name: location.name,
  area: getLocationArea(location),
})
