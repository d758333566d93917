import type { NearbyOffers } from '#api/queries/nearby-offers.query.ts'

/** Another location that has cars for the same dates; its distance is omitted. */
export type NearbyLocation = Omit<NearbyOffers['locations'][number], 'kilometres'>
