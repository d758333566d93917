import { afterEach, expect, it, vi } from 'vitest'

import { newId } from './new-id.ts'

afterEach(() => vi.unstubAllGlobals())

it('newId makes version 4 UUIDs without crypto.randomUUID, which pages over plain HTTP lack', () => {
  const whole = crypto
  vi.stubGlobal('crypto', {
    getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => whole.getRandomValues(bytes),
  })
  const ids = Array.from({ length: 1_000 }, newId)
  expect(new Set(ids).size).toBe(1_000)
  for (const id of ids)
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
})
