import { createHash } from 'node:crypto'

import { expect, it } from 'vitest'

import { hashValue } from './hash.ts'

it.each([0, 1, 53, 54, 61, 62, 63, 64, 200, 5000])(
  'the hash of a text with %d characters is the start of its SHA-256',
  (length) => {
    const text = 'é|ab€c'.repeat(1000).slice(0, length)
    const whole = createHash('sha256').update(JSON.stringify(text)).digest('hex')
    expect(hashValue(text)).toBe(whole.slice(0, 8))
  },
)
