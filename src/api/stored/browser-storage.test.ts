import { describe, expect, it } from 'vitest'

import { emptyStorage, forbiddenStorage } from '#testing/storage.ts'

import { deleteItem, writeItem, readItem } from './browser-storage.ts'

describe('browser storage', () => {
  it('keeps a value until it is deleted', () => {
    const storage = emptyStorage()
    const store = () => storage
    writeItem(store, 'rate', [0.3, 7])

    expect(readItem(store, 'rate')).toEqual([0.3, 7])
    deleteItem(store, 'rate')
    expect(readItem(store, 'rate')).toBeNull()
  })

  it('returns null for invalid values', () => {
    const storage = emptyStorage()
    storage.setItem('rate', '{')

    expect(readItem(() => storage, 'rate')).toBeNull()
  })

  it('returns null when storage is forbidden', () => {
    const store = forbiddenStorage
    writeItem(store, 'rate', 7)
    deleteItem(store, 'rate')

    expect(readItem(store, 'rate')).toBeNull()
  })

  it('stays unchanged when it is full', () => {
    const storage = emptyStorage()
    storage.setItem('rate', '3')
    const full = Object.create(storage, { setItem: { value: forbiddenStorage } }) as Storage
    const store = () => full
    writeItem(store, 'rate', 7)

    expect(readItem(store, 'rate')).toBe(3)
  })
})
