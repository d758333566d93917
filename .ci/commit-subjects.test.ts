import { execFileSync } from 'node:child_process'

import { describe, expect, it } from 'vitest'

import { findSubjectIssue } from './commit-subjects.ts'

/**
 * Earlier commits do not follow the rule. This is a date, not a hash, because shallow and squashed histories
 * lack older commits.
 */
const RULE_START_TIME = '2026-11-30T09:20:00Z'
const MAX_COMMITS = 50

/**
 * Lists the subjects of the newest commits, or none without a Git history. Skips commits without a parent,
 * which tools create in shallow or squashed histories.
 */
function listSubjects(): string[] {
  const filters = [
    '--no-merges',
    '--min-parents=1',
    `--since=${RULE_START_TIME}`,
    `-${MAX_COMMITS}`,
  ]
  try {
    const options = { encoding: 'utf8', stdio: 'pipe' } as const
    const subjects = execFileSync('git', ['log', '--format=%s', ...filters], options)
    return subjects.split('\n').filter(Boolean)
  } catch {
    return []
  }
}

describe('the subjects of new commits', () => {
  it('have the form "area: verb object", in plain English', () => {
    const wrong = listSubjects().flatMap((subject) => {
      const issue = findSubjectIssue(subject)
      return issue ? [`${subject}: ${issue}`] : []
    })
    expect(wrong).toEqual([])
  })
})

describe('a subject', () => {
  it.each([
    'Add a filter',
    'search, car: add a filter',
    'src/search: add a filter',
    'search: Add a filter',
    'search: add a filter.',
    'search: adds a filter',
    'search: added a filter',
    'search: adding a filter',
    'search: the filter of doors',
    'search: no filter without cars',
    'search: show the filter to whoever opens it',
    `search: add a filter ${'and another '.repeat(5)}`,
  ])('is rejected if it reads “%s”', (subject) => {
    expect(findSubjectIssue(subject)).not.toBeNull()
  })

  it.each([
    'search: add a filter',
    'e2e: pass the origin of “nobody@masar.example”',
    'booking-change: focus the heading',
    'paths: bring the locks up to date',
    `search: add a filter (#1234)`,
    `search: add a filter ${'and another '.repeat(4)} (#1234)`,
    "Merge branch 'main' into filters",
    'Revert "Search: the filter of doors."',
  ])('is accepted if it reads “%s”', (subject) => {
    expect(findSubjectIssue(subject)).toBeNull()
  })
})
