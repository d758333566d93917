import { describe, expect, it } from 'vitest'

import { type Evidence, findIssues } from './defects.ts'
import { renderCoverage, renderRequirements } from './pages.ts'
import { readIds, readStates } from './references.ts'

const HOME = {
  prefix: 'HOME',
  title: 'Home',
  about: 'the first page',
  requirements: {
    'HOME-1': 'Home asks when the rental begins and ends.',
    'HOME-2': 'Home has a button that searches.',
  },
}
const FILE = 'src/home.test.tsx'
const TAGS = ['HOME-1', 'HOME-2'].map((id) => ({ id, file: FILE, title: 'asks | tells' }))

/** Requirements that are in order but for these changes, with pages that say so. */
function evidence(changes: Partial<Evidence> = {}): Evidence {
  const all = { groups: [HOME], tags: TAGS, references: [], ...changes }
  const pages = {
    requirements: renderRequirements(all.groups),
    coverage: renderCoverage(all.groups, all.tags),
  }
  return { pages, ...all }
}

describe('the coverage of the requirements', () => {
  it('is in order when each line has a test and the pages say so', () => {
    expect(findIssues(evidence())).toEqual([])
  })

  it('misses a line without a test', () => {
    expect(findIssues(evidence({ tags: TAGS.slice(0, 1) }))).toEqual([
      'HOME-2: no test of every run shows this line',
    ])
  })

  it.each([{ title: 'finds @nightly' }, { file: 'search.nightly.test.ts' }])(
    'misses a line that is shown at night alone: %o',
    (atNight) => {
      const tags = TAGS.map((tag) => (tag.id === 'HOME-2' ? { ...tag, ...atNight } : tag))
      expect(findIssues(evidence({ tags }))).toEqual([
        'HOME-2: no test of every run shows this line',
      ])
    },
  )

  it('misses the line of a tag that names none', () => {
    const tags = [...TAGS, { id: 'HOME-7', file: FILE, title: 'searches' }]
    expect(findIssues(evidence({ tags }))).toEqual([`HOME-7: there is no such line (${FILE})`])
  })

  it('misses the line of a state that names none', () => {
    const code =
      "idle: { meta: { title: 'Nobody', req: '7' } }, busy: { meta: { req: ['HOME-2', 'HOME-8'] } }"
    expect(findIssues(evidence({ references: readStates('home.machine.ts', code) }))).toEqual([
      '7: there is no such line (home.machine.ts)',
      'HOME-8: there is no such line (home.machine.ts)',
    ])
  })

  it('misses the line of a comment that names none', () => {
    const references = readIds('home.ts', '/** HOME-1, HOME-9; not AT-HOME-9 */', ['HOME'])
    expect(findIssues(evidence({ references }))).toEqual([
      'HOME-9: there is no such line (home.ts)',
    ])
  })

  it('notices a page that is out of date', () => {
    const tags = TAGS.map((tag) => ({ ...tag, title: 'asks' }))
    const stale = { ...evidence(), tags }
    expect(findIssues(stale)).toEqual([expect.stringMatching(/-coverage\S+ is out of date/)])
    const told = { ...HOME, requirements: { ...HOME.requirements, 'HOME-1': 'Home asks.' } }
    expect(findIssues({ ...evidence(), groups: [told] })[0]).toMatch(
      /requirements\S+ is out of date/,
    )
  })

  it('notices an id that two lines have', () => {
    expect(findIssues(evidence({ groups: [HOME, HOME] }))).toEqual([
      'HOME-1: two lines have this id',
      'HOME-2: two lines have this id',
    ])
  })

  it('notices an id that is not of its group', () => {
    const groups = [{ ...HOME, prefix: 'SEARCH' }]
    expect(findIssues(evidence({ groups }))).toContain('HOME-1: not an id of the group SEARCH')
  })
})

describe('a page about the requirements', () => {
  it('has a line for each of them, by its workflow', () => {
    const page = renderRequirements([HOME])
    expect(page).toContain('| `HOME` | [Home](#home) | the first page | 2 |')
    expect(page).toContain('## Home\n\n- `HOME-1` Home asks when the rental begins and ends.\n')
  })

  it('has a row for each of them, with the tests that show it', () => {
    expect(evidence().pages.coverage).toContain(
      `| \`HOME-1\` | Home asks when the rental begins and ends. | [${FILE}](../${FILE}): asks \\| tells |`,
    )
  })
})
