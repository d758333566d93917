import { expect, it } from 'vitest'

import { circleIn } from './without-circles.ts'

const chunks = (graph: Record<string, string[]>) =>
  Object.entries(graph).map(([fileName, imports]) => ({ fileName, imports }))

it('chunks that need others are in no circle', () => {
  const graph = { page: ['shell', 'form'], form: ['shell', 'react'], shell: ['react'], react: [] }
  expect(circleIn(chunks(graph))).toBeNull()
})

it('chunks that need each other are named', () => {
  const graph = { main: ['page'], page: ['react', 'step'], step: ['later'], later: ['page'] }
  expect(circleIn(chunks(graph))).toEqual(['page', 'step', 'later', 'page'])
})

it('what is loaded from elsewhere ends a way', () => {
  expect(circleIn(chunks({ page: ['https://cdn.example/x.js'] }))).toBeNull()
})
