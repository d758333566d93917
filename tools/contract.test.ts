import { readFileSync } from 'node:fs'

import { expect, it } from 'vitest'

import { generateTypes } from './contract.ts'

// @shows WIRE-91
it('the committed types are those of the contract', async () => {
  expect(await generateTypes()).toBe(readFileSync('openapi/schema.d.ts', 'utf8'))
})
