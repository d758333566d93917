import { describe, expect, it } from 'vitest'

import { hashEachClass } from './hash-each-class.ts'

describe('hashEachClass', () => {
  it('throws when two names have the same hash', () => {
    const hash = hashEachClass()
    hash('w_2898px')
    expect(() => hash('w_60881px')).toThrow('w_2898px and w_60881px have the same hash')
  })

  it('returns the same hash for the same name', () => {
    const hash = hashEachClass()
    expect(hash('p_4')).toBe(hash('p_4'))
  })
})
