import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { findPrivateWords } from './plain-words.ts'

/** The files to check, as Git pathspecs. */
const FOLDERS = [
  '.ci',
  ':!.ci/plain-words.test.ts',
  '.storybook',
  ':(glob)*.config.ts',
  'domain',
  'e2e',
  'machines',
  'packages',
  'server',
  ...['api', 'app', 'features', 'flows', 'testing', 'ui', 'worker'].map(
    (folder) => `src/${folder}`,
  ),
  'tools/paths',
]
const files = execFileSync('git', ['ls-files', ...FOLDERS], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file))

describe('comments and test titles', () => {
  it('contain no word of the former house style', () => {
    const found = files.flatMap((file) =>
      findPrivateWords(readFileSync(file, 'utf8')).map(
        ({ line, word }) => `${file}:${line}: ${word}`,
      ),
    )
    expect(found).toEqual([])
  })
})

describe('words of the former house style', () => {
  it.each([
    ['// Not in step with whoever it was.', 1, 'whoever'],
    ['const a = 1\n/** Without it\n * the page is none. */', 3, 'is none'],
    ["it('is told to nobody', run)", 1, 'told'],
    ["it.each([1])('tells %s', run)", 1, 'tells'],
  ])('are found in %j', (code, line, word) => {
    expect(findPrivateWords(code)[0]).toEqual({ line, word })
  })

  it.each([
    '// Calls `nobody` first.',
    '// Cars that can be told apart.',
    '// Returns null when there is none.',
    "const email = 'nobody@masar.example'",
  ])('are not found in %j', (code) => {
    expect(findPrivateWords(code)).toEqual([])
  })
})
