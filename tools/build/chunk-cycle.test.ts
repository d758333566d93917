import type { Manifest } from 'vite'
import { expect, it } from 'vitest'

import { findChunkCycle } from './chunk-cycle.ts'

const createManifest = (graph: Record<string, string[]>): Manifest =>
  Object.fromEntries(
    Object.entries(graph).map(([name, imports]) => [name, { file: `${name}.js`, imports }]),
  )

it('findChunkCycle returns null for chunks without a cycle', () => {
  const graph = { page: ['shell', 'form'], form: ['shell', 'react'], shell: ['react'], react: [] }
  expect(findChunkCycle(createManifest(graph))).toBeNull()
})

it('findChunkCycle returns the chunks of a cycle', () => {
  const graph = { main: ['page'], page: ['react', 'step'], step: ['later'], later: ['page'] }
  expect(findChunkCycle(createManifest(graph))).toEqual(['page', 'step', 'later', 'page'])
})

it('findChunkCycle ignores imports from other sites', () => {
  expect(findChunkCycle(createManifest({ page: ['https://cdn.example/x.js'] }))).toBeNull()
})
