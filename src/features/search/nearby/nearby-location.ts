import type { NearbyOffers } from '#api/queries/nearby-offers.query.ts'

/** Another location with cars on the same dates, without its distance. */
export type NearbyLocation = Omit<NearbyOffers['locations'][number], 'kilometres'>
