import type { components } from '#openapi/schema.d.ts'
import { TOWN_SCENES, type TownScene } from '#ui/drawings/town-drawing.tsx'

type Country = Pick<components['schemas']['CountryWithLocations'], 'locations' | 'locationsSize'>

export interface Destination {
  location: Country['locations'][number]
  scene: TownScene
}

const MOST = 6

/** What a place is known for, by what its name begins with in any language. */
const KNOWN: readonly (readonly [names: RegExp, scene: TownScene])[] = [
  [/^(tunis|tunez)/, 'medina'],
  [/^(djerba|yerba|jerba)/, 'island'],
  [/^(hammamet|nabeul|mahdia)/, 'beach'],
  [/^(sous|susa|monastir|sfax)/, 'fort'],
  [/^(tozeur|douz|gafsa|kebili|tataouine|kairou|kairu)/, 'desert'],
  [/^(tabarka|bizert|beja|ain draham)/, 'pines'],
]

/**
 * The towns of the largest country with most cars, each with a picture of its own. Where the server does not
 * count cars they are the first ones that it names.
 */
export function popularDestinations(countries: readonly Country[]): Destination[] {
  const [largest] = countries.toSorted((a, b) => b.locationsSize - a.locationsSize)
  const towns = largest?.locations.filter(({ parentLocation }) => !parentLocation) ?? []
  const chosen = towns
    .filter(({ cars }) => cars !== 0)
    .toSorted((a, b) => (b.cars ?? 0) - (a.cars ?? 0))
    .slice(0, MOST)
  const free = new Set(TOWN_SCENES)
  const known = chosen.map(({ name }) => knownScene(name, free))
  return chosen.map((location, index) => ({ location, scene: known[index] ?? next(free) }))
}

/** Each picture once, as far as they last. */
function next(free: Set<TownScene>): TownScene {
  const [scene = 'beach'] = free
  free.delete(scene)
  return scene
}

function knownScene(name: string, free: Set<TownScene>): TownScene | undefined {
  const plain = name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  const scene = KNOWN.find(([names]) => names.test(plain))?.[1]
  return scene !== undefined && free.delete(scene) ? scene : undefined
}
