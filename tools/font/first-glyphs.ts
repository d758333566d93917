import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { promisify } from 'node:util'

import { isUpToDate } from '../is-up-to-date.ts'

const STYLES_FILE = 'src/ui/style/base.css'
const SOURCE_FONT =
  'node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'
/** The font for a first visit, which is generated and not in the repository. */
const GENERATED_FONT = 'src/ui/style/figtree-first-glyphs.woff2'
const GENERATOR_SCRIPT = 'tools/font/first-glyphs.ts'
const SOURCES = [STYLES_FILE, GENERATOR_SCRIPT, 'package-lock.json']

const FACE_PATTERN = /figtree-first-glyphs\.woff2[^}]*unicode-range:\s*(?<ranges>[^;]+);/s

/** Generates the font for a first visit if it is missing or older than its sources. Rejects when that fails. */
export async function writeFirstGlyphs(): Promise<void> {
  if (isUpToDate(GENERATED_FONT, SOURCES)) return
  await promisify(execFile)(process.execPath, [GENERATOR_SCRIPT])
}

/**
 * Lists the letters of the font for a first visit, from its `unicode-range`. Throws when the style sheet lacks
 * that font.
 */
export function listFirstGlyphs(styles = readFileSync(STYLES_FILE, 'utf8')): string {
  const ranges = FACE_PATTERN.exec(styles)?.groups?.['ranges']
  if (!ranges) throw new Error(`${STYLES_FILE} has no font of first letters.`)
  return listGlyphs(ranges)
}

/** Lists the letters of ranges as in a style sheet: `U+0020-007E, U+20AC`. */
export const listGlyphs = (ranges: string): string =>
  ranges
    .split(',')
    .map((range) => listRange(range.trim()))
    .join('')

function listRange(range: string): string {
  const [first = 0, last = first] = range
    .slice('U+'.length)
    .split('-')
    .map((code) => Number.parseInt(code, 16))
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at))
}

if (import.meta.main) {
  // Imported here because it is only needed to generate the font.
  const { default: subsetFont } = await import('subset-font')
  const cut = await subsetFont(readFileSync(SOURCE_FONT), listFirstGlyphs(), {
    targetFormat: 'woff2',
  })
  writeFileSync(GENERATED_FONT, cut)
}
