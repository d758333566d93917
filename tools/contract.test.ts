import { readFileSync } from 'node:fs'

import { expect, it } from 'vitest'

import { generateTypes } from './contract.ts'

// @shows WIRE-91
it('the committed types match the contract', async () => {
  expect(await generateTypes()).toBe(readFileSync('openapi/schema.d.ts', 'utf8'))
})
