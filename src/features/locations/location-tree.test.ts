import { expect, it } from 'vitest'

import { type LocationNode, treeOf } from './location-tree.ts'

const place = (name: string, parentLocation?: string) => ({
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

it('has the children below their parents, in the order of the list', () => {
  const all = [place('airport', 'tunis'), place('gafsa'), place('port', 'tunis'), place('tunis')]
  expect(outline(treeOf(all))).toBe('gafsa, tunis (airport, port)')
})

it('keeps a location whose parent is not in the list', () => {
  expect(outline(treeOf([place('airport', 'elsewhere')]))).toBe('airport')
})

it('keeps locations that name each other as parents, each once', () => {
  expect(outline(treeOf([place('egg', 'hen'), place('hen', 'egg')]))).toBe('egg (hen)')
  expect(outline(treeOf([place('self', 'self')]))).toBe('self')
})
