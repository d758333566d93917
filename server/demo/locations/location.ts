/** The name of a location in French, English and Spanish. */
export type Names = readonly [fr: string, en: string, es: string]

/** Latitude and longitude in degrees. */
export type GeoPoint = readonly [latitude: number, longitude: number]

export interface Spot {
  names: Names
  at: GeoPoint
}

export interface SeedLocation {
  /** A short key, from which the id is derived. */
  key: string
  /** The key of the parent location. A search at the parent includes this location. */
  parent?: string
  names: Names
  at: GeoPoint
  spots?: readonly Spot[]
}

export interface Country {
  /** ISO 3166 country code. */
  code: string
  names: Names
  timeZone: string
  locations: readonly SeedLocation[]
}

/** Returns the same name in all three languages, as for most Arabic and Berber names. */
export const repeatName = (name: string): Names => [name, name, name]

export const makeArrivalsSpot = (at: GeoPoint): Spot => ({
  names: ['Parking P1, arrivées', 'Car park P1, arrivals', 'Aparcamiento P1, llegadas'],
  at,
})

export const makeLongStaySpot = (at: GeoPoint): Spot => ({
  names: ['Parking longue durée', 'Long-stay car park', 'Aparcamiento de larga estancia'],
  at,
})

export const makeForecourtSpot = (at: GeoPoint): Spot => ({
  names: ['Parvis de la gare', 'Station forecourt', 'Explanada de la estación'],
  at,
})

export const makeFerrySpot = (at: GeoPoint): Spot => ({
  names: ['Gare maritime', 'Ferry terminal', 'Terminal marítima'],
  at,
})
