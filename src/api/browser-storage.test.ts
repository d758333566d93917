import { describe, expect, it } from 'vitest'

import { emptyStorage, forbiddenStorage } from '#testing/storage.ts'

import { shelfOn } from './browser-storage.ts'

describe('what a browser keeps', () => {
  it('is there until it is dropped, as text or as a value', () => {
    const storage = emptyStorage()
    const shelf = shelfOn(() => storage)
    shelf.putText('language', 'fr')
    shelf.put('rate', [0.3, 7])

    expect(shelf.text('language')).toBe('fr')
    expect(shelf.value('rate')).toEqual([0.3, 7])
    expect(shelf.keys()).toEqual(['language', 'rate'])
    shelf.drop('language')
    expect(shelf.text('language')).toBeNull()
    shelf.clear()
    expect(shelf.keys()).toEqual([])
  })

  it('is nothing where it is nonsense', () => {
    const storage = emptyStorage()
    storage.setItem('rate', '{')

    expect(shelfOn(() => storage).value('rate')).toBeNull()
  })

  it('is nothing where keeping is forbidden', () => {
    const shelf = shelfOn(forbiddenStorage)
    shelf.putText('language', 'fr')
    shelf.put('rate', 7)
    shelf.drop('rate')
    shelf.clear()

    expect([shelf.text('language'), shelf.value('rate'), shelf.keys()]).toEqual([null, null, []])
  })

  it('stays as it was where there is no more room', () => {
    const storage = emptyStorage()
    storage.setItem('language', 'fr')
    const full = Object.create(storage, {
      setItem: {
        value: () => {
          throw new DOMException('Full', 'QuotaExceededError')
        },
      },
    }) as Storage
    const shelf = shelfOn(() => full)
    shelf.putText('language', 'es')

    expect(shelf.text('language')).toBe('fr')
  })
})
