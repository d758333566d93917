import { afterEach, expect, it, vi } from 'vitest'

import { createUuid } from './new-id.ts'

afterEach(() => vi.unstubAllGlobals())

it('createUuid returns a version 4 UUID without crypto.randomUUID, as over plain HTTP', () => {
  const whole = crypto
  vi.stubGlobal('crypto', {
    getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => whole.getRandomValues(bytes),
  })
  const ids = Array.from({ length: 1_000 }, createUuid)
  expect(new Set(ids).size).toBe(1_000)
  for (const id of ids)
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
})
