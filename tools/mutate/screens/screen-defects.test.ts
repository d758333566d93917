import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

import { plantDefect } from './screen-defect.ts'
import { SCREEN_DEFECTS } from './screen-defects.ts'

describe('the mistakes that are planted in screens', () => {
  it.each(SCREEN_DEFECTS)('are in code that is there: $id', (defect) => {
    const code = readFileSync(defect.file, 'utf8')
    expect(plantDefect(code, defect)).not.toBe(code)
    expect(readFileSync(defect.tests, 'utf8')).toContain('it')
  })

  it('have an id each', () => {
    expect(new Set(SCREEN_DEFECTS.map(({ id }) => id)).size).toBe(SCREEN_DEFECTS.length)
  })

  it('are refused when the code has changed', () => {
    const [defect] = SCREEN_DEFECTS
    if (!defect) throw new Error('There are no defects.')
    expect(() => plantDefect('another text', defect)).toThrow(`${defect.id}: ${defect.file}`)
  })
})
