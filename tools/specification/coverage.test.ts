import { describe, expect, it } from 'vitest'

import { findFaults } from './coverage.ts'
import { renderDocument } from './document.ts'
import { readTags } from './tags.ts'

const SECTIONS = [
  {
    number: 2,
    title: 'Pages',
    lines: {
      'home.dates': 'Home asks when the rental begins and ends.',
      'home.search': 'Home has a button that searches.',
    },
  },
]
const FILE = 'src/home.test.tsx'
const TAGS = ['home.dates', 'home.search'].map((id) => ({ id, file: FILE, title: 'asks | tells' }))
const DOCUMENT = renderDocument(SECTIONS, TAGS)

describe('the coverage of the specification', () => {
  it('is in order when each line has a test and the page says so', () => {
    expect(findFaults(SECTIONS, TAGS, DOCUMENT)).toEqual([])
  })

  it('misses a line without a test', () => {
    const one = TAGS.slice(0, 1)
    expect(findFaults(SECTIONS, one, renderDocument(SECTIONS, one))).toEqual([
      'home.search: no test of every run shows this line',
    ])
  })

  it('misses a line that is shown at night alone', () => {
    const late = TAGS.map((tag) =>
      tag.id === 'home.search' ? { ...tag, title: 'finds @nightly' } : tag,
    )
    expect(findFaults(SECTIONS, late, renderDocument(SECTIONS, late))).toEqual([
      'home.search: no test of every run shows this line',
    ])
  })

  it('misses the line of a tag that names none', () => {
    const tags = [...TAGS, { id: 'home.serach', file: FILE, title: 'searches' }]
    expect(findFaults(SECTIONS, tags, renderDocument(SECTIONS, tags))).toEqual([
      `home.serach: there is no such line (${FILE})`,
    ])
  })

  it('notices a page that is out of date', () => {
    const renamed = TAGS.map((tag) => ({ ...tag, title: 'asks' }))
    expect(findFaults(SECTIONS, renamed, DOCUMENT)).toEqual([expect.stringMatching(/out of date/)])
  })

  it('notices an id that two lines have', () => {
    const twice = [...SECTIONS, ...SECTIONS]
    expect(findFaults(twice, TAGS, renderDocument(twice, TAGS))).toEqual([
      'home.dates: two lines have this id',
      'home.search: two lines have this id',
    ])
  })

  it('has a row for each line, with the tests that show it', () => {
    expect(DOCUMENT).toContain('## Pages (section 2)')
    expect(DOCUMENT).toContain(
      `| \`home.dates\` | Home asks when the rental begins and ends. | [${FILE}](../${FILE}): asks \\| tells |`,
    )
  })
})

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
