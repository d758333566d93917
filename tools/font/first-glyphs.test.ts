import { globSync, readFileSync, statSync } from 'node:fs'

import { expect, it } from 'vitest'

import { models } from '../../server/demo/fleet/models.ts'
import { listFirstGlyphs, listGlyphs } from './first-glyphs.ts'

/** Latin letters with or without an accent, digits, and the symbols of a keyboard. */
const TEXT_CHARACTER_PATTERN = /[\p{Script=Latin}\p{Nd}!-~«»¿¡·×’“”…€]/u

const readSize = (file: string) => statSync(file).size
const formatFontFace = (ranges: string) =>
  `src: url('./figtree-first-glyphs.woff2'); unicode-range: ${ranges}; }`

it('the first-visit font contains every letter of the texts in each language', () => {
  const known = new Set(listFirstGlyphs())
  const texts = globSync('locales/*/app/*.po').map((file) => readFileSync(file, 'utf8'))
  expect(texts.length).toBeGreaterThan(3)

  const requiredGlyphs = new Set(texts.join('').match(new RegExp(TEXT_CHARACTER_PATTERN, 'gu')))
  expect([...requiredGlyphs].filter((glyph) => !known.has(glyph))).toEqual([])
})

it('the first-visit font contains every letter of car names and of Western European names', () => {
  const known = new Set(listFirstGlyphs())
  const named = models.flatMap(({ name }) => Array.from(name))
  expect(named.filter((glyph) => !known.has(glyph))).toEqual([])
  expect(Array.from(listGlyphs('U+00C0-00FF')).filter((glyph) => !known.has(glyph))).toEqual([])
})

it('the fonts cover Latin Extended-A and never delay the text', () => {
  const styles = readFileSync('src/ui/style/base.css', 'utf8')
  const ranges = [...styles.matchAll(/unicode-range:\s*(?<ranges>[^;]+);/g)]
  const known = new Set(
    ranges.flatMap(({ groups }) => Array.from(listGlyphs(groups?.['ranges'] ?? ''))),
  )
  expect(Array.from(listGlyphs('U+00C0-017F')).filter((glyph) => !known.has(glyph))).toEqual([])

  const displays = [...styles.matchAll(/font-display: (?<display>\w+)/g)]
  expect(displays.map(({ groups }) => groups?.['display'])).toEqual(['swap', 'swap', 'swap'])
})

it('the first-visit font is at least a sixth smaller than the full Latin font', () => {
  expect(readSize('src/ui/style/figtree-first-glyphs.woff2')).toBeLessThan(
    (5 / 6) *
      readSize('node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
  )
})

it('listFirstGlyphs returns the letters of the unicode range, and throws without the font', () => {
  expect(listFirstGlyphs(formatFontFace('U+0041-0043, U+20AC'))).toBe('ABC€')
  expect(() => listFirstGlyphs('body { color: red }')).toThrow('has no font of first letters')
})

it('no letter is in two fonts', () => {
  const styles = readFileSync('src/ui/style/base.css', 'utf8')
  const fonts = [...styles.matchAll(/unicode-range:\s*(?<ranges>[^;]+);/g)].map(({ groups }) =>
    Array.from(listGlyphs(groups?.['ranges'] ?? '')),
  )
  expect(fonts).toHaveLength(3)
  expect(new Set(fonts.flat()).size).toBe(fonts.flat().length)
})
