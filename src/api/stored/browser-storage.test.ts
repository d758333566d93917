import { describe, expect, it } from 'vitest'

import { createEmptyStorage, throwForbiddenStorage } from '#testing/storage.ts'

import { deleteItem, writeItem, readItem } from './browser-storage.ts'

describe('browser storage', () => {
  it('keeps a value until it is deleted', () => {
    const storage = createEmptyStorage()
    const store = () => storage
    writeItem(store, 'rate', [0.3, 7])

    expect(readItem(store, 'rate')).toEqual([0.3, 7])
    deleteItem(store, 'rate')
    expect(readItem(store, 'rate')).toBeNull()
  })

  it('returns null for invalid values', () => {
    const storage = createEmptyStorage()
    storage.setItem('rate', '{')

    expect(readItem(() => storage, 'rate')).toBeNull()
  })

  it('returns null when storage is forbidden', () => {
    const store = throwForbiddenStorage
    writeItem(store, 'rate', 7)
    deleteItem(store, 'rate')

    expect(readItem(store, 'rate')).toBeNull()
  })

  it('keeps the old value when it is full', () => {
    const storage = createEmptyStorage()
    storage.setItem('rate', '3')
    const full = Object.create(storage, { setItem: { value: throwForbiddenStorage } }) as Storage
    const store = () => full
    writeItem(store, 'rate', 7)

    expect(readItem(store, 'rate')).toBe(3)
  })
})
