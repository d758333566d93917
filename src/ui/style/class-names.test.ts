import { describe, expect, it } from 'vitest'

import { css } from '#styled/css/index.js'
import type { SystemStyleObject } from '#styled/types/system-types.d.ts'

import { toClassNames, type Styles } from './class-names.ts'
import { STYLE_NAMES } from './style-names.ts'

const sortClasses = (text: string) => text.split(' ').filter(Boolean).toSorted()
const listOwnClasses = (...styles: Styles[]) => sortClasses(toClassNames(...styles))
const listPandaClasses = (...styles: Styles[]) =>
  sortClasses(css(...(styles as SystemStyleObject[])))

const PROPERTIES = [...STYLE_NAMES].filter((name) => name !== 'css' && !name.startsWith('_'))

describe('toClassNames', () => {
  it.each(PROPERTIES)(
    'returns the classes of the style sheet for %s, also with conditions',
    (name) => {
      const styleSets: Styles[] = [
        { [name]: 'calc(1rem +  2px)' },
        { [name]: { base: 0, md: 'auto', lg: true } },
        { _hover: { [name]: { base: '1', smDown: '-2' } } },
        { '& > svg, & b': { '@media (width < 48rem)': { _first: { [name]: 'a b' } } } },
        { [name]: 'flex', '--own-Name': '1', [`& [data-${name}]`]: { [name]: 2 } },
      ]
      expect(styleSets.map((styles) => listOwnClasses(styles))).toEqual(
        styleSets.map((styles) => listPandaClasses(styles)),
      )
    },
  )

  it.each<[string, Styles[]]>([
    ['the same property', [{ color: 'fg' }, { color: 'bg' }]],
    ['another name of the property', [{ paddingInline: '4' }, { px: '2' }]],
    ['one value for all widths', [{ px: { base: '4', md: '6' } }, { px: '2' }]],
    ['some widths', [{ px: { base: '4', md: '6' } }, { paddingInline: { md: '8', lg: '9' } }]],
    ['a value by width', [{ px: '4' }, { px: { md: '8' } }]],
    ['part of a state', [{ _hover: { bg: 'a', color: 'b' } }, { _hover: { background: 'c' } }]],
    ['nothing', [{ color: 'fg' }, {}, { color: undefined, bg: null }]],
  ])('lets a later style override %s, as in the style sheet', (_what, styles) => {
    expect(listOwnClasses(...styles)).toEqual(listPandaClasses(...styles))
  })

  it('returns each class once', () => {
    expect(toClassNames({ mt: '2', marginTop: '4' }, { mt: '4' })).toBe('mt_4')
  })
})
