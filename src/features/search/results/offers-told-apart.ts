import type { components } from '#openapi/schema.d.ts'

type Car = components['schemas']['CarRow']

const FACTS = {
  seats: ({ seats }: Car) => seats,
  gearbox: ({ gearbox }: Car) => gearbox,
  cooling: ({ aircon }: Car) => aircon,
  fuel: ({ type }: Car) => type,
  fuelPolicy: ({ fuelPolicy }: Car) => fuelPolicy,
  mileage: ({ mileage }: Car) => mileage,
  supplier: ({ supplier }: Car) => supplier._id,
  deposit: ({ deposit }: Car) => deposit,
  age: ({ minimumAge }: Car) => minimumAge,
} as const

/** What can tell two offers of one model apart on their cards. */
export type TellingFact = keyof typeof FACTS

/** By the name of a model that is offered more than once: the facts in which these offers differ. */
export function tellOffersApart(cars: readonly Car[]): ReadonlyMap<string, readonly TellingFact[]> {
  const models = [...Map.groupBy(cars, ({ name }) => name)].filter(([, { length }]) => length > 1)

  return new Map(models.map(([name, offers]) => [name, differingFacts(offers)]))
}

const differingFacts = (offers: readonly Car[]): TellingFact[] =>
  (Object.keys(FACTS) as TellingFact[]).filter(
    (fact) => new Set(offers.map((offer) => FACTS[fact](offer))).size > 1,
  )
