import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { promisify } from 'node:util'

import { isUpToDate } from '../is-up-to-date.ts'

const STYLES = 'src/ui/style/base.css'
const FONT = 'node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'
/** The font that each first visit downloads; no part of the repository. */
const MADE = 'src/ui/style/figtree-first-glyphs.woff2'
const CUTTER = 'tools/font/first-glyphs.ts'
const SOURCES = [STYLES, CUTTER, 'package-lock.json']

const FACE = /figtree-first-glyphs\.woff2[^}]*unicode-range:\s*(?<ranges>[^;]+);/s

/** Cuts the font of each first visit where there is none, or one that is older than what it is made from. Rejects when it cannot. */
export async function writeFirstGlyphs(): Promise<void> {
  if (isUpToDate(MADE, SOURCES)) return
  await promisify(execFile)(process.execPath, [CUTTER])
}

/** The letters of that font, as its `unicode-range` has them. Throws where there is none. */
export function firstGlyphs(styles = readFileSync(STYLES, 'utf8')): string {
  const ranges = FACE.exec(styles)?.groups?.['ranges']
  if (!ranges) throw new Error(`${STYLES} has no font of first letters.`)
  return listGlyphs(ranges)
}

/** Each once, of ranges as a style sheet has them: `U+0020-007E, U+20AC`. */
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
  // Only whoever cuts needs what it is cut with.
  const { default: subsetFont } = await import('subset-font')
  const cut = await subsetFont(readFileSync(FONT), firstGlyphs(), { targetFormat: 'woff2' })
  writeFileSync(MADE, cut)
}
