import { expect, it } from 'vitest'

import { type LocationNode, buildTree } from './location-tree.ts'

const makeLocation = (name: string, parentLocation?: string) => ({
  _id: name,
  name,
  country: 'tn',
  ...(parentLocation ? { parentLocation } : {}),
})

const outline = (nodes: LocationNode[]): string =>
  nodes
    .map(({ location, children }) =>
      children.length > 0 ? `${location.name} (${outline(children)})` : location.name,
    )
    .join(', ')

it('buildTree puts children below their parents, in the order of the list', () => {
  const all = [
    makeLocation('airport', 'tunis'),
    makeLocation('gafsa'),
    makeLocation('port', 'tunis'),
    makeLocation('tunis'),
  ]
  expect(outline(buildTree(all))).toBe('gafsa, tunis (airport, port)')
})

it('buildTree keeps a location whose parent is not in the list', () => {
  expect(outline(buildTree([makeLocation('airport', 'elsewhere')]))).toBe('airport')
})

it('buildTree keeps locations that are each other’s parents, each once', () => {
  expect(outline(buildTree([makeLocation('egg', 'hen'), makeLocation('hen', 'egg')]))).toBe(
    'egg (hen)',
  )
  expect(outline(buildTree([makeLocation('self', 'self')]))).toBe('self')
})
