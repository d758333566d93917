import { describe, expect, it } from 'vitest'

import { hashClass } from './hash-class.ts'

describe('hashClass', () => {
  it.each(['p_4', 'md:hover:bg_bg.raised', '[&_>_svg]:display_none', 'content_"·"', ''])(
    'returns four letters that form a valid CSS name for %j',
    (name) => {
      expect(hashClass(name)).toMatch(/^[a-zA-Z]{4}$/)
    },
  )

  it('returns different letters for different names', () => {
    expect(hashClass('p_4')).not.toBe(hashClass('p_5'))
    expect(hashClass('md:p_4')).not.toBe(hashClass('p_4'))
  })
})
