import { expect, it } from 'vitest'

import { type LocationNode, buildTree } from './location-tree.ts'

const located = (name: string, parentLocation?: string) => ({
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

it('the tree of locations has the children below their parents, in the order of the list', () => {
  const all = [
    located('airport', 'tunis'),
    located('gafsa'),
    located('port', 'tunis'),
    located('tunis'),
  ]
  expect(outline(buildTree(all))).toBe('gafsa, tunis (airport, port)')
})

it('the tree of locations keeps a location whose parent is not in the list', () => {
  expect(outline(buildTree([located('airport', 'elsewhere')]))).toBe('airport')
})

it('the tree of locations keeps locations that name each other as parents, each once', () => {
  expect(outline(buildTree([located('egg', 'hen'), located('hen', 'egg')]))).toBe('egg (hen)')
  expect(outline(buildTree([located('self', 'self')]))).toBe('self')
})
