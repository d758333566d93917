import { globSync, readFileSync } from 'node:fs'

import { defaultBaseConfig } from '@chakra-ui/react/preset-base'
import { describe, expect, it } from 'vitest'

import { styleProps } from './style-props.ts'

/** Chakra knows these, and means no more by them than CSS does. */
const PLAIN = new Set(
  ['border', 'borderStyle', 'borderWidth', 'borderTopWidth', 'borderBottomWidth'].concat(
    ['borderInlineStartWidth', 'opacity', 'filter', 'aspectRatio', 'position', 'transform'],
    ['textDecoration', 'rotate', 'transition', 'animation', 'letterSpacing', 'cursor'],
  ),
)

/** Names of variables and keys; as style properties they are left out on purpose. */
const OTHER_WORDS = new Set(['flexDirection', 'left', 'right', 'ml', 'backgroundColor', 'contrast'])

const code = globSync('{src,stories}/**/*.{ts,tsx}')
  .filter((file) => !file.includes('style-props'))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')

const isUsed = (name: string) => new RegExp(`(?<![\\w.'"-])${name}(=|\\??:|>|\\s+\\w+=)`).test(code)

const listNames = (utilities: typeof styleProps.utilities) =>
  Object.entries(utilities ?? {}).flatMap(([name, utility]) => [
    name,
    ...[utility?.shorthand ?? []].flat(),
  ])

describe('the style properties', () => {
  it('are all that the code uses of Chakra’s', () => {
    const ours = new Set(listNames(styleProps.utilities))
    const missing = listNames(defaultBaseConfig.utilities).filter(
      (name) => !ours.has(name) && !PLAIN.has(name) && !OTHER_WORDS.has(name) && isUsed(name),
    )
    expect(missing).toEqual([])
  })

  it('know every condition that the code uses', () => {
    const used = Object.keys(defaultBaseConfig.conditions ?? {}).filter((name) =>
      new RegExp(`\\b_${name}\\b`).test(code),
    )
    expect(used.filter((name) => !(name in (styleProps.conditions ?? {})))).toEqual([])
  })
})
