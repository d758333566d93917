import { describe, expect, it } from 'vitest'

import { cleanLine } from './clean-line.ts'

const makeRange = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index)

/** Every character listed in public reports (issue 41, section 4). */
const INVISIBLE_CHARACTERS = [
  ...makeRange(0x20_0b, 0x20_0f),
  ...makeRange(0x20_2a, 0x20_2e),
  ...makeRange(0x20_60, 0x20_69),
  ...makeRange(0xfe_0e, 0xfe_0f),
  0xfe_ff,
  0x00_ad,
]

describe('cleanLine', () => {
  // @shows FORM-18
  it.each(INVISIBLE_CHARACTERS.map((code) => code.toString(16)))('removes U+%s', (code) => {
    const mark = String.fromCodePoint(Number.parseInt(code, 16))
    expect(cleanLine(`${mark}ana${mark}@example.org${mark}`)).toBe('ana@example.org')
  })

  it.each([
    ['\u00A0Ana\u202FMaria\u2009B\u3000', ' Ana Maria B '],
    ['\u22125', '-5'],
    ['+216\u221220', '+216-20'],
  ])('replaces %j with the usual %j', (copied, line) => expect(cleanLine(copied)).toBe(line))

  it.each([
    ['Persian', 'علی\u200Cرضا'],
    ['Sinhala', 'ශ්\u200Dරී'],
    ['Malayalam', 'അവന്\u200D'],
    ['emoji', '👩\u200D🚒'],
    ['no mark at all', 'Zoë O’Brien-Núñez, 3e étage'],
  ])('preserves the spelling of %s', (_script, text) => expect(cleanLine(text)).toBe(text))

  it('removes joiners between Latin letters', () => {
    expect(cleanLine('A\u200Cn\u200Da')).toBe('Ana')
  })
})
