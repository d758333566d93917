import { describe, expect, it } from 'vitest'

import { readTags } from './tags.ts'

const FILE = 'src/home.test.tsx'
const read = (...lines: string[]) =>
  readTags(FILE, lines.join('\n')).map(({ id, title }) => [id, title])
const IMPORT = "import { it } from 'vitest'"

describe('a tag', () => {
  it('belongs to the test below it, as one of its group', () => {
    expect(
      read(IMPORT, "describe('home', () => {", '  // @shows a, b', "  it('asks', () => {"),
    ).toEqual([
      ['a', 'home: asks'],
      ['b', 'home: asks'],
    ])
  })

  it('may stand with others and with comments', () => {
    const code = ['// @shows a', '// @shows b', '/** Why. */', 'test("it\'s there", () => {']
    expect(read(IMPORT, ...code)).toEqual([
      ['a', "it's there"],
      ['b', "it's there"],
    ])
  })

  it('belongs to a table of tests, whose title comes after it', () => {
    const table = ['it.each([', "  ['one', 1],", '])(', "  'takes %s',", '  () => {']
    expect(read(IMPORT, '// @shows a', ...table)).toEqual([['a', 'takes %s']])
    expect(read(IMPORT, '// @shows a', "describe.each(LIST)('in %s', () => {")).toEqual([
      ['a', 'in %s'],
    ])
  })

  it('belongs to a story', () => {
    expect(read(IMPORT, '// @shows a', 'export const Saved: Story = {}')).toEqual([['a', 'Saved']])
  })

  it('speaks of the whole file in its first lines', () => {
    expect(read('// @shows a', '// @shows b', IMPORT)).toEqual([
      ['a', null],
      ['b', null],
    ])
  })

  it('cannot stand above anything else', () => {
    expect(() => read(IMPORT, '// @shows a', 'const answer = 42')).toThrow(`${FILE}:2: `)
    expect(() => read(IMPORT, '// @shows a', "it.skip('asks', () => {")).toThrow(`${FILE}:2: `)
    expect(() => read(IMPORT, '// @shows a')).toThrow(`${FILE}:2: `)
  })
})
