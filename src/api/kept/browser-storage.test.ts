import { describe, expect, it } from 'vitest'

import { emptyStorage, forbiddenStorage } from '#testing/storage.ts'

import { removeFrom, writeTo, readFrom } from './browser-storage.ts'

describe('what a browser keeps', () => {
  it('is there until it is dropped', () => {
    const storage = emptyStorage()
    const store = () => storage
    writeTo(store, 'rate', [0.3, 7])

    expect(readFrom(store, 'rate')).toEqual([0.3, 7])
    removeFrom(store, 'rate')
    expect(readFrom(store, 'rate')).toBeNull()
  })

  it('is nothing where it is nonsense', () => {
    const storage = emptyStorage()
    storage.setItem('rate', '{')

    expect(readFrom(() => storage, 'rate')).toBeNull()
  })

  it('is nothing where keeping is forbidden', () => {
    const store = forbiddenStorage
    writeTo(store, 'rate', 7)
    removeFrom(store, 'rate')

    expect(readFrom(store, 'rate')).toBeNull()
  })

  it('stays as it was where there is no more room', () => {
    const storage = emptyStorage()
    storage.setItem('rate', '3')
    const full = Object.create(storage, { setItem: { value: forbiddenStorage } }) as Storage
    const store = () => full
    writeTo(store, 'rate', 7)

    expect(readFrom(store, 'rate')).toBe(3)
  })
})
