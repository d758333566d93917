import { expect, it } from 'vitest'

import { groupSuggestions } from './group-suggestions.ts'
import type { Suggestion } from './suggestion.ts'

const place = (id: string, more: Partial<Suggestion> = {}): Suggestion => ({
  id,
  name: id,
  where: '',
  ...more,
})
const shownGroups = (lists: Partial<Parameters<typeof groupSuggestions>[0]>) =>
  groupSuggestions({ recent: [], first: lists.all ?? [], all: [], ...lists }).map(
    ({ kind, locations }) => [kind, ...locations.map(({ id }) => id)],
  )

it('names the last searches, then the airports with most cars, then the rest, each once', () => {
  const all = [
    place('Enfidha', { kind: 'airport', cars: 20 }),
    place('Tunis-Carthage', { kind: 'airport', cars: 92 }),
    place('Oran', { kind: 'airport', cars: 0 }),
    place('Tunis', { kind: 'town', cars: 130 }),
  ]
  expect(shownGroups({ recent: [place('Tozeur'), place('Enfidha')], all })).toEqual([
    ['recent', 'Tozeur', 'Enfidha'],
    ['popular', 'Tunis-Carthage'],
    ['others', 'Oran', 'Tunis'],
  ])
})

it('keeps what is popular when more of the list comes', () => {
  const first = [place('Enfidha', { kind: 'airport', cars: 20 })]
  const all = [...first, place('Zarzis', { kind: 'airport', cars: 90 })]
  expect(shownGroups({ first, all })).toEqual([
    ['popular', 'Enfidha'],
    ['others', 'Zarzis'],
  ])
})

it('has three recent ones and five popular ones at most', () => {
  const many = Array.from({ length: 9 }, (_, index) =>
    place(`${index}`, { kind: 'airport', cars: 9 - index }),
  )
  expect(shownGroups({ recent: many, all: many }).map((group) => group.length - 1)).toEqual([
    3, 5, 1,
  ])
})

it('is one list where the server tells no kinds and nothing was searched', () => {
  expect(shownGroups({ all: [place('Rabat'), place('Fez')] })).toEqual([['found', 'Rabat', 'Fez']])
})
