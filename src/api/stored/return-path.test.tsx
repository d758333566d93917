import { describe, expect, it } from 'vitest'

import { deleteReturnPath, readReturnPath, storeReturnPath } from './return-path.ts'

const NOW = Date.UTC(2026, 5, 1)
const DAY_MS = 86_400_000
const PATH = '/checkout?car=1'
const getStoredRecord = () => localStorage.getItem('masar-return-path')

describe('the stored return path', () => {
  it('is returned for a day, and then deleted', () => {
    storeReturnPath(PATH, NOW)
    expect(readReturnPath(NOW + DAY_MS - 1)).toBe(PATH)
    expect(readReturnPath(NOW + DAY_MS)).toBeNull()
    expect(getStoredRecord()).toBeNull()
  })

  it('also expires when the device clock is set back', () => {
    storeReturnPath(PATH, NOW)
    expect(readReturnPath(NOW - 1)).toBeNull()
  })

  it('is deleted by storing null or by `deleteReturnPath`', () => {
    storeReturnPath(PATH, NOW)
    storeReturnPath(null, NOW)
    expect(getStoredRecord()).toBeNull()
    storeReturnPath(PATH, NOW)
    deleteReturnPath()
    expect(getStoredRecord()).toBeNull()
  })

  it.each(['{', '[]', '"/checkout"', '{"path":1,"expiresAt":2}', 'null'])(
    'is null when the storage contains %s',
    (text) => {
      localStorage.setItem('masar-return-path', text)
      expect(readReturnPath(NOW)).toBeNull()
      expect(getStoredRecord()).toBeNull()
    },
  )
})
