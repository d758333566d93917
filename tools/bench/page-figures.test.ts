import { expect, it } from 'vitest'

import { isMapChunk } from './page-figures.ts'

it.each([
  ['map-BF5wCBB-.js.br', true],
  ['map-pin-BF5wCBB-.js.br', false],
  ['roadmap-BF5wCBB-.js.br', false],
  ['shell-BmapCBB-.js.br', false],
])('%s is the chunk of the map: %s', (file, expected) => {
  expect(isMapChunk(file)).toBe(expected)
})
