import { describe, expect, it } from 'vitest'

import { emptyStorage, forbiddenStorage } from '#testing/storage.ts'

import { dropFrom, putOn, readFrom } from './browser-storage.ts'

describe('what a browser keeps', () => {
  it('is there until it is dropped', () => {
    const storage = emptyStorage()
    const shelf = () => storage
    putOn(shelf, 'rate', [0.3, 7])

    expect(readFrom(shelf, 'rate')).toEqual([0.3, 7])
    dropFrom(shelf, 'rate')
    expect(readFrom(shelf, 'rate')).toBeNull()
  })

  it('is nothing where it is nonsense', () => {
    const storage = emptyStorage()
    storage.setItem('rate', '{')

    expect(readFrom(() => storage, 'rate')).toBeNull()
  })

  it('is nothing where keeping is forbidden', () => {
    const shelf = forbiddenStorage
    putOn(shelf, 'rate', 7)
    dropFrom(shelf, 'rate')

    expect(readFrom(shelf, 'rate')).toBeNull()
  })

  it('stays as it was where there is no more room', () => {
    const storage = emptyStorage()
    storage.setItem('rate', '3')
    const full = Object.create(storage, { setItem: { value: forbiddenStorage } }) as Storage
    const shelf = () => full
    putOn(shelf, 'rate', 7)

    expect(readFrom(shelf, 'rate')).toBe(3)
  })
})
