import { describe, expect, it } from 'vitest'

import { renameOldParams } from './old-params.ts'

describe('renameOldParams', () => {
  it('replaces old names, joins a repeated one, and keeps the order and everything else', () => {
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

  it('prefers the value of a new name', () => {
    const both = [
      ['n', '2'],
      ['page', '3'],
    ] as const
    expect(renameOldParams(both)).toEqual([['page', '3']])
  })

  it('leaves a readable address as it is', () => {
    const readable = renameOldParams(
      ['p', 'd', 'f', 't', 'c', 'n'].map((name) => [name, '1'] as const),
    )
    expect(readable).toHaveLength(6)
    expect(renameOldParams(readable ?? [])).toBeNull()
  })
})
