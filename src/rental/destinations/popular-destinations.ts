import { isDefaultCountry } from '@masar/domain/service/operator.ts'
import type { components } from '@masar/openapi/schema.d.ts'
import { GENERIC_TOWN_SCENES, TOWN_SCENES, type TownScene } from '#ui/drawings/town-drawing.tsx'

type Country = Pick<components['schemas']['CountryWithLocations'], 'locations' | 'locationsSize'>

export interface Destination {
  location: Country['locations'][number]
  scene: TownScene
}

const MAX_DESTINATIONS = 6

/** The drawings for towns, best first, by the beginning of the town's name in any language. */
const KNOWN_TOWNS: readonly (readonly [names: RegExp, ...scenes: TownScene[]])[] = [
  [/^(tunis|tunez)/, 'medina'],
  [/^(djerba|yerba|jerba)/, 'island'],
  [/^monastir/, 'ribat'],
  [/^(sous|susa)/, 'walls'],
  [/^sfax/, 'walls', 'beach'],
  [/^hammamet/, 'kasbah', 'beach'],
  [/^(nabeul|mahdia|kelibia)/, 'beach', 'kasbah', 'island'],
  [/^(gabes|zarzis)/, 'beach', 'island', 'desert'],
  [/^(kairou|kairu)/, 'minaret'],
  [/^(tozeur|nefta)/, 'bricks', 'desert'],
  [/^(douz|gafsa|kebili|tataouine)/, 'desert', 'bricks'],
  [/^(tabarka|beja|ain draham)/, 'needles'],
  [/^bizert/, 'kasbah', 'beach'],
]

/**
 * Returns the towns with the most cars in the largest country. Each has a different drawing or, if the operator
 * is not in Tunisia, a generic one. If the server does not count cars, returns the first towns of its list.
 */
export function findPopularDestinations(countries: readonly Country[]): Destination[] {
  const [largest] = [...countries].sort((a, b) => b.locationsSize - a.locationsSize)
  const towns = largest?.locations.filter(({ parentLocation }) => !parentLocation) ?? []
  const chosen = towns
    .filter(({ cars }) => cars !== 0)
    .sort((a, b) => (b.cars ?? 0) - (a.cars ?? 0))
    .slice(0, MAX_DESTINATIONS)
  if (!isDefaultCountry()) {
    return chosen.map((location, index) => ({ location, scene: getGenericScene(index) }))
  }
  const free = new Set(TOWN_SCENES)
  const own = chosen.map(({ name }) => takeScene(listKnownScenes(name).slice(0, 1), free))
  const known = chosen.map(
    ({ name }, index) => own[index] ?? takeScene(listKnownScenes(name), free),
  )
  return chosen.map((location, index) => ({ location, scene: known[index] ?? takeNextScene(free) }))
}

const getGenericScene = (index: number): TownScene =>
  GENERIC_TOWN_SCENES[index % GENERIC_TOWN_SCENES.length] ?? 'city'

/** Takes an unused drawing; when all are used, returns the beach. */
function takeNextScene(free: Set<TownScene>): TownScene {
  const [scene = 'beach'] = free
  free.delete(scene)
  return scene
}

function listKnownScenes(name: string): TownScene[] {
  const plain = name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  const [, ...scenes] = KNOWN_TOWNS.find(([names]) => names.test(plain)) ?? [plain]
  return scenes
}

const takeScene = (scenes: readonly TownScene[], free: Set<TownScene>) =>
  scenes.find((scene) => free.delete(scene))
