import { readFile } from 'node:fs/promises'

import { describe, expect, it } from 'vitest'

import { colors } from './tokens.ts'

/** Text and background pairs (WCAG 2.2, 1.4.3). */
const TEXT_PAIRS = [
  ['primary.fg', 'primary'],
  ['primary.fg', 'primary.hover'],
  ['header.fg', 'header'],
  ['fg', 'bg'],
  ['fg', 'bg.raised'],
  ['fg.muted', 'bg.raised'],
  ['fg.muted', 'bg.sand'],
  ['accent', 'bg'],
  ['accent', 'accent.subtle'],
  ['bg', 'danger.fg'],
  ['header.warm', 'header'],
  ['warm', 'bg'],
  ['warm', 'bg.raised'],
  ['warm', 'bg.sand'],
  ['warm', 'warm.subtle'],
  ['warm.fg', 'warm'],
] as const

type Pair = (typeof colors)['bg']['DEFAULT']['value']

const THEMES = [
  ['light', ({ base }: Pair) => base],
  ['dark', ({ _screen }: Pair) => _screen._dark],
] as const

describe.each(THEMES)('the %s theme', (_theme, pick) => {
  // @shows A11Y-9
  it.each(TEXT_PAIRS)('has enough contrast for %s on %s', (text, ground) => {
    const [dim, bright] = [text, ground]
      .map((name) => toLuminance(findTokenHex(name, pick)))
      .toSorted((one, other) => one - other)
    expect(((bright ?? 0) + 0.05) / ((dim ?? 0) + 0.05)).toBeGreaterThanOrEqual(4.5)
  })

  // @shows PAGE-25
  it('has a gray primary color', () => {
    const parts = parseChannels(findTokenHex('primary', pick))
    expect(Math.max(...parts) - Math.min(...parts)).toBeLessThanOrEqual(16)
  })
})

// @shows PAGE-25
it('the light theme has a dark primary color', () => {
  expect(toLuminance(findTokenHex('primary', ({ base }) => base))).toBeLessThan(0.05)
})

/**
 * Files that contain copies of the app's colors, because they cannot use its style sheet: emails, server pages
 * and the icon, for example.
 */
const FILES_WITH_COPIES = [
  'index.html',
  'public/favicon.svg',
  'public/manifest.webmanifest',
  'server/documents/printing/render-document-page.ts',
  'server/mail/templates/layout/mail-style.ts',
  'server/pages/page.ts',
  'src/app/failures/start-failure.tsx',
]

/** The blue is used only in the icon, as in its PNG files. */
const TOKEN_COLORS = new Set([
  '#fff',
  '#6aa9e6',
  ...(JSON.stringify(colors).match(/#[\da-f]{6}/g) ?? []),
])

it.each(FILES_WITH_COPIES)('%s contains only token colors', async (path) => {
  const text = await readFile(path, 'utf8')
  const copied = text.match(/#(?:[\da-f]{6}|[\da-f]{3})\b/gi) ?? []
  expect(copied.filter((color) => !TOKEN_COLORS.has(color.toLowerCase()))).toEqual([])
  expect(copied).toContain(colors.primary.DEFAULT.value.base)
})

function findTokenHex(name: string, pick: (pair: Pair) => string): string {
  const [group = '', part = 'DEFAULT'] = name.split('.')
  const pairs = new Map(Object.entries<object>(colors))
  const pair = new Map(Object.entries<{ value: Pair }>({ ...pairs.get(group) })).get(part)
  if (!pair) throw new Error(`There is no colour ${name}.`)
  return pick(pair.value)
}

const parseChannels = (hex: string) =>
  [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16))

/** Returns the relative luminance, as WCAG defines it. */
function toLuminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = parseChannels(hex).map((channel) => {
    const part = channel / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
