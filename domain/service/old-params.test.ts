import { describe, expect, it } from 'vitest'

import { renameOldParams } from './old-params.ts'

describe('renameOldParams', () => {
  it('replaces old names, joins repeated ones, and keeps everything else in order', () => {
    const old = [
      ['p', '1'],
      ['utm', 'x'],
      ['rg', 'mini'],
      ['rg', 'midi'],
      ['constructor', 'y'],
    ] as const
    expect(renameOldParams(old)).toEqual([
      ['pickup', '1'],
      ['utm', 'x'],
      ['size', 'mini.midi'],
      ['constructor', 'y'],
    ])
  })

  it('prefers the value under the new name', () => {
    const both = [
      ['n', '2'],
      ['page', '3'],
    ] as const
    expect(renameOldParams(both)).toEqual([['page', '3']])
  })

  it('returns null for a URL without old names', () => {
    const readable = renameOldParams(
      ['p', 'd', 'f', 't', 'c', 'n'].map((name) => [name, '1'] as const),
    )
    expect(readable).toHaveLength(6)
    expect(renameOldParams(readable ?? [])).toBeNull()
  })
})
