import { expect, it } from 'vitest'

import { groupSuggestions } from './group-suggestions.ts'
import type { Suggestion } from './suggestion.ts'

const makeLocation = (id: string, more: Partial<Suggestion> = {}): Suggestion => ({
  id,
  name: id,
  where: '',
  ...more,
})
const listGroups = (lists: Partial<Parameters<typeof groupSuggestions>[0]>) =>
  groupSuggestions({ recent: [], first: lists.all ?? [], all: [], ...lists }).map(
    ({ kind, locations }) => [kind, ...locations.map(({ id }) => id)],
  )

it('suggestions list recent searches, popular airports and then the rest, without duplicates', () => {
  const all = [
    makeLocation('Enfidha', { kind: 'airport', cars: 20 }),
    makeLocation('Tunis-Carthage', { kind: 'airport', cars: 92 }),
    makeLocation('Oran', { kind: 'airport', cars: 0 }),
    makeLocation('Tunis', { kind: 'town', cars: 130 }),
  ]
  expect(listGroups({ recent: [makeLocation('Tozeur'), makeLocation('Enfidha')], all })).toEqual([
    ['recent', 'Tozeur', 'Enfidha'],
    ['popular', 'Tunis-Carthage'],
    ['others', 'Oran', 'Tunis'],
  ])
})

it('suggestions keep the popular locations when more are loaded', () => {
  const first = [makeLocation('Enfidha', { kind: 'airport', cars: 20 })]
  const all = [...first, makeLocation('Zarzis', { kind: 'airport', cars: 90 })]
  expect(listGroups({ first, all })).toEqual([
    ['popular', 'Enfidha'],
    ['others', 'Zarzis'],
  ])
})

it('suggestions have at most three recent and five popular locations', () => {
  const many = Array.from({ length: 9 }, (_, index) =>
    makeLocation(`${index}`, { kind: 'airport', cars: 9 - index }),
  )
  expect(listGroups({ recent: many, all: many }).map((group) => group.length - 1)).toEqual([
    3, 5, 1,
  ])
})

it('suggestions are a single list when the server sends no kinds and there are no recent searches', () => {
  expect(listGroups({ all: [makeLocation('Rabat'), makeLocation('Fez')] })).toEqual([
    ['found', 'Rabat', 'Fez'],
  ])
})
