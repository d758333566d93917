import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

import { plantDefect } from './screen-defect.ts'
import { SCREEN_DEFECTS } from './screen-defects.ts'

describe('screen defects', () => {
  it.each(SCREEN_DEFECTS)('match the current code: $id', (defect) => {
    const code = readFileSync(defect.file, 'utf8')
    expect(plantDefect(code, defect)).not.toBe(code)
    expect(readFileSync(defect.tests, 'utf8')).toContain('it')
  })

  it('have unique ids', () => {
    expect(new Set(SCREEN_DEFECTS.map(({ id }) => id)).size).toBe(SCREEN_DEFECTS.length)
  })

  it('cannot be planted when the code has changed', () => {
    const [defect] = SCREEN_DEFECTS
    if (!defect) throw new Error('Invariant: there are no defects.')
    expect(() => plantDefect('another text', defect)).toThrow(`${defect.id}: ${defect.file}`)
  })
})
