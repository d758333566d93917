import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { changed } from './defect.ts'
import { SCREEN_DEFECTS } from './try-screens.ts'

describe('the mistakes that are planted on screens', () => {
  it.each(SCREEN_DEFECTS)('can still be made: $title', ({ changes }) => {
    for (const change of changes) {
      const code = readFileSync(change.file, 'utf8')
      expect(changed(code, change)).not.toBe(code)
    }
  })

  it('are not made where their text is gone, or there twice', () => {
    const change = { file: 'page.tsx', from: 'busy', to: '' }
    expect(() => changed('calm', change)).toThrow('page.tsx has this 0 times')
    expect(() => changed('busy, busy', change)).toThrow('page.tsx has this 2 times')
  })
})
