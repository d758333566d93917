import type { Manifest } from 'vite'
import { expect, it } from 'vitest'

import { findChunkCycle } from './chunk-cycle.ts'

const built = (graph: Record<string, string[]>): Manifest =>
  Object.fromEntries(
    Object.entries(graph).map(([name, imports]) => [name, { file: `${name}.js`, imports }]),
  )

it('chunkCircle returns null for chunks without a cycle', () => {
  const graph = { page: ['shell', 'form'], form: ['shell', 'react'], shell: ['react'], react: [] }
  expect(findChunkCycle(built(graph))).toBeNull()
})

it('chunkCircle names the chunks of a cycle', () => {
  const graph = { main: ['page'], page: ['react', 'step'], step: ['later'], later: ['page'] }
  expect(findChunkCycle(built(graph))).toEqual(['page', 'step', 'later', 'page'])
})

it('chunkCircle ignores imports from other sites', () => {
  expect(findChunkCycle(built({ page: ['https://cdn.example/x.js'] }))).toBeNull()
})
