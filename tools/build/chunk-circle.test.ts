import type { Manifest } from 'vite'
import { expect, it } from 'vitest'

import { chunkCircle } from './chunk-circle.ts'

const built = (graph: Record<string, string[]>): Manifest =>
  Object.fromEntries(
    Object.entries(graph).map(([name, imports]) => [name, { file: `${name}.js`, imports }]),
  )

it('chunks that need others are in no circle', () => {
  const graph = { page: ['shell', 'form'], form: ['shell', 'react'], shell: ['react'], react: [] }
  expect(chunkCircle(built(graph))).toBeNull()
})

it('chunks that need each other are named', () => {
  const graph = { main: ['page'], page: ['react', 'step'], step: ['later'], later: ['page'] }
  expect(chunkCircle(built(graph))).toEqual(['page', 'step', 'later', 'page'])
})

it('what is loaded from elsewhere ends a way', () => {
  expect(chunkCircle(built({ page: ['https://cdn.example/x.js'] }))).toBeNull()
})
