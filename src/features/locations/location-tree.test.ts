import { expect, it } from 'vitest'

import { type LocationNode, buildTree } from './location-tree.ts'

const makeLocation = (name: string, parentLocation?: string) => ({
  _id: name,
  name,
  country: 'tn',
  ...(parentLocation ? { parentLocation } : {}),
})

const formatOutline = (nodes: LocationNode[]): string =>
  nodes
    .map(({ location, children }) =>
      children.length > 0 ? `${location.name} (${formatOutline(children)})` : location.name,
    )
    .join(', ')

it('buildTree puts children below their parents, in the order of the list', () => {
  const all = [
    makeLocation('airport', 'tunis'),
    makeLocation('gafsa'),
    makeLocation('port', 'tunis'),
    makeLocation('tunis'),
  ]
  expect(formatOutline(buildTree(all))).toBe('gafsa, tunis (airport, port)')
})

it('buildTree keeps a location whose parent is not in the list', () => {
  expect(formatOutline(buildTree([makeLocation('airport', 'elsewhere')]))).toBe('airport')
})

it('buildTree keeps two locations that are each other’s parents, without duplicates', () => {
  expect(formatOutline(buildTree([makeLocation('egg', 'hen'), makeLocation('hen', 'egg')]))).toBe(
    'egg (hen)',
  )
  expect(formatOutline(buildTree([makeLocation('self', 'self')]))).toBe('self')
})
