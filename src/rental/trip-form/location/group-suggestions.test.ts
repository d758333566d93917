import { expect, it } from 'vitest'

import { groupSuggestions } from './group-suggestions.ts'
import type { Suggestion } from './suggestion.ts'

const location = (id: string, more: Partial<Suggestion> = {}): Suggestion => ({
  id,
  name: id,
  where: '',
  ...more,
})
const shownGroups = (lists: Partial<Parameters<typeof groupSuggestions>[0]>) =>
  groupSuggestions({ recent: [], first: lists.all ?? [], all: [], ...lists }).map(
    ({ kind, locations }) => [kind, ...locations.map(({ id }) => id)],
  )

it('suggestions list recent searches, then the airports with the most cars, then the rest, without duplicates', () => {
  const all = [
    location('Enfidha', { kind: 'airport', cars: 20 }),
    location('Tunis-Carthage', { kind: 'airport', cars: 92 }),
    location('Oran', { kind: 'airport', cars: 0 }),
    location('Tunis', { kind: 'town', cars: 130 }),
  ]
  expect(shownGroups({ recent: [location('Tozeur'), location('Enfidha')], all })).toEqual([
    ['recent', 'Tozeur', 'Enfidha'],
    ['popular', 'Tunis-Carthage'],
    ['others', 'Oran', 'Tunis'],
  ])
})

it('suggestions keep the popular locations when more are loaded', () => {
  const first = [location('Enfidha', { kind: 'airport', cars: 20 })]
  const all = [...first, location('Zarzis', { kind: 'airport', cars: 90 })]
  expect(shownGroups({ first, all })).toEqual([
    ['popular', 'Enfidha'],
    ['others', 'Zarzis'],
  ])
})

it('suggestions have at most three recent and five popular locations', () => {
  const many = Array.from({ length: 9 }, (_, index) =>
    location(`${index}`, { kind: 'airport', cars: 9 - index }),
  )
  expect(shownGroups({ recent: many, all: many }).map((group) => group.length - 1)).toEqual([
    3, 5, 1,
  ])
})

it('suggestions are a single list when the server sends no kinds and there are no recent searches', () => {
  expect(shownGroups({ all: [location('Rabat'), location('Fez')] })).toEqual([
    ['found', 'Rabat', 'Fez'],
  ])
})
