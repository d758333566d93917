import { afterEach, expect, it } from 'vitest'

import { setOperatorUnits, DEFAULT_UNITS } from '@masar/domain/service/operator.ts'

import { findPopularDestinations } from './popular-destinations.ts'

const makeLocation = (name: string, cars?: number, parentLocation?: string) => ({
  _id: name,
  name,
  country: 'TN',
  cars,
  ...(parentLocation && { parentLocation }),
})
const makeCountry = (...locations: ReturnType<typeof makeLocation>[]) => ({
  locations,
  locationsSize: locations.length,
})
const listNamesAndScenes = (...countries: ReturnType<typeof makeCountry>[]) =>
  findPopularDestinations(countries).map(({ location: { name }, scene }) => [name, scene])

afterEach(() => setOperatorUnits(DEFAULT_UNITS))

it('popular destinations are the towns with the most cars in the largest country', () => {
  expect(
    listNamesAndScenes(
      makeCountry(makeLocation('Algiers', 900)),
      makeCountry(
        makeLocation('Douz', 0),
        makeLocation('Sousse', 12),
        makeLocation('Tunis', 92),
        makeLocation('Tunis Airport', 92, 'Tunis'),
      ),
    ),
  ).toEqual([
    ['Tunis', 'medina'],
    ['Sousse', 'walls'],
  ])
})

it('popular destinations are at most six, each with a different picture', () => {
  const names = ['Túnez', 'Sousse', 'Sfax', 'Monastir', 'Yerba', 'Gabès', 'Mahdia', 'Kelibia']
  const chosen = listNamesAndScenes(
    makeCountry(...names.map((name, index) => makeLocation(name, 90 - index))),
  )
  expect(chosen.map(([name]) => name)).toEqual(names.slice(0, 6))
  expect(new Set(chosen.map(([, scene]) => scene)).size).toBe(6)
  expect(chosen[0]).toEqual(['Túnez', 'medina'])
  expect(chosen[4]).toEqual(['Yerba', 'island'])
})

it('a town has the picture of its landmark', () => {
  const names = ['Monastir', 'Tabarka', 'Hammamet', 'Tozeur', 'Kairuán', 'Susa']
  expect(
    listNamesAndScenes(makeCountry(...names.map((name, index) => makeLocation(name, 90 - index)))),
  ).toEqual([
    ['Monastir', 'ribat'],
    ['Tabarka', 'needles'],
    ['Hammamet', 'kasbah'],
    ['Tozeur', 'bricks'],
    ['Kairuán', 'minaret'],
    ['Susa', 'walls'],
  ])
})

it('a town gets its second choice when another town uses its picture', () => {
  const names = ['Tunis', 'Sousse', 'Monastir', 'Djerba', 'Mahdia', 'Zarzis']
  expect(
    listNamesAndScenes(makeCountry(...names.map((name, index) => makeLocation(name, 90 - index)))),
  ).toEqual([
    ['Tunis', 'medina'],
    ['Sousse', 'walls'],
    ['Monastir', 'ribat'],
    ['Djerba', 'island'],
    ['Mahdia', 'beach'],
    ['Zarzis', 'desert'],
  ])
})

it('popular destinations are the first towns if cars are not counted, and empty without countries', () => {
  expect(listNamesAndScenes(makeCountry(makeLocation('Rabat'), makeLocation('Agadir')))).toEqual([
    ['Rabat', 'medina'],
    ['Agadir', 'island'],
  ])
  expect(listNamesAndScenes()).toEqual([])
})

it('popular destinations have generic drawings for an operator outside Tunisia', () => {
  setOperatorUnits({ ...DEFAULT_UNITS, country: 'US' })
  expect(
    listNamesAndScenes(
      makeCountry(makeLocation('Boston'), makeLocation('Tunis'), makeLocation('Miami')),
    ),
  ).toEqual([
    ['Boston', 'city'],
    ['Tunis', 'hills'],
    ['Miami', 'city'],
  ])
})
