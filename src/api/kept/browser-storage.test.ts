import { describe, expect, it } from 'vitest'

import { emptyStorage, forbiddenStorage } from '#testing/storage.ts'

import { removeFrom, writeTo, readFrom } from './browser-storage.ts'

describe('browser storage', () => {
  it('keeps a value until it is deleted', () => {
    const storage = emptyStorage()
    const store = () => storage
    writeTo(store, 'rate', [0.3, 7])

    expect(readFrom(store, 'rate')).toEqual([0.3, 7])
    removeFrom(store, 'rate')
    expect(readFrom(store, 'rate')).toBeNull()
  })

  it('returns null for invalid values', () => {
    const storage = emptyStorage()
    storage.setItem('rate', '{')

    expect(readFrom(() => storage, 'rate')).toBeNull()
  })

  it('returns null when storage is forbidden', () => {
    const store = forbiddenStorage
    writeTo(store, 'rate', 7)
    removeFrom(store, 'rate')

    expect(readFrom(store, 'rate')).toBeNull()
  })

  it('stays unchanged when it is full', () => {
    const storage = emptyStorage()
    storage.setItem('rate', '3')
    const full = Object.create(storage, { setItem: { value: forbiddenStorage } }) as Storage
    const store = () => full
    writeTo(store, 'rate', 7)

    expect(readFrom(store, 'rate')).toBe(3)
  })
})
