import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { listRangeQueries, listSideStyles } from './source-rules.ts'

const sourceFiles = execFileSync('git', ['ls-files', 'src', 'stories'], { encoding: 'utf8' })
  .split('\n')
  // Chart layouts are geometry, not styles.
  .filter((file) => !/\.test\.tsx?$|^stories\/chart\/layout\//.test(file))
const listInSources = (kind: RegExp, list: (code: string) => string[]) =>
  sourceFiles.filter((file) => kind.test(file)).flatMap((file) => list(readFileSync(file, 'utf8')))

describe('the styles', () => {
  // @shows LANG-11
  it('do not use left and right', () => {
    expect(listInSources(/\.(tsx?|css)$/, listSideStyles)).toEqual([])
  })

  it.each(['marginLeft="4"', 'pr={2}', "left: '0'", "textAlign: 'right'", 'ml="2"'])(
    'are reported for a side such as %s',
    (code) => {
      expect(listSideStyles(code)).toHaveLength(1)
    },
  )

  it('use only conditions that Panda can sort', () => {
    expect(listInSources(/\.tsx?$/, listRangeQueries)).toEqual([])
  })

  it.each([
    ["'@media (width < 48rem)': {", 1],
    ["'@container (26rem <= width < 40rem)'", 1],
    ["'@media (min-width: 48rem)': {", 0],
    ["'@media screen', '.dark &'", 0],
  ])('are reported for a range in %s', (code, count) => {
    expect(listRangeQueries(code)).toHaveLength(count)
  })
})
