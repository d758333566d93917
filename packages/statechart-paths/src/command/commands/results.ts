import { readFileSync, writeFileSync } from 'node:fs'

import type { CommandInput, Project } from '../config.ts'
import { renderJunit, type TestOutcome } from '../formats/junit.ts'
import { parseRows } from '../formats/table.ts'
import { InputError } from '../input/bad-input.ts'
import { requireOneArgument } from '../input/options.ts'
import type { ScriptWord } from '../words/script-words.ts'
import type { Words } from '../words/words.ts'

const RATINGS = ['passed', 'failed', 'blocked'] as const
type Rating = (typeof RATINGS)[number]

/** A step with the result that a tester filled in. */
interface ResultRow {
  test: string
  step: string
  rating: Rating | null
  comment: string
}

/** `results <file>`: summarizes a sheet that testers have filled in; `--output` also writes it as JUnit XML. */
export async function summarizeResults(
  project: Project,
  { words: names, values }: CommandInput,
): Promise<string> {
  const file = requireOneArgument(
    names,
    `sheet: \`${project.command} suite <machine> --format sheet\` makes one`,
  )
  const words = await project.loadWords(values['language'])
  const rows = await readRows(project, file)
  const tests = [...Map.groupBy(rows, ({ test }) => test)].map(([test, own]) =>
    rateTest(test, own, words),
  )
  if (values['output'] !== undefined)
    writeFileSync(values['output'], renderJunit(tests.map(({ outcome }) => outcome)))
  const counts = Object.fromEntries(
    [...RATINGS, 'not-done'].map((name) => [
      name.replace('-', ''),
      tests.filter(({ rating }) => rating === name).length,
    ]),
  )
  const found = tests.filter(({ outcome }) => outcome.failure !== undefined)
  const lines = found.map(({ outcome: { name, failure } }) => `  ${name}: ${failure}`)
  return `${[words.say('script/results', { tests: tests.length, ...counts }), ...lines].join('\n')}\n`
}

/** Reads a sheet in any language, in the formats in which spreadsheets save it. */
async function readRows(project: Project, file: string): Promise<ResultRow[]> {
  const languages = await Promise.all(
    project.languages.map((language) => project.loadWords(language)),
  )
  const named = (word: ScriptWord) =>
    languages.map(({ say }) => say(`script/${word}`).toLowerCase())
  try {
    return parseRows(readFileSync(file)).map(({ line, values }) => {
      const cell = (word: ScriptWord) =>
        named(word)
          .map((name) => values[name])
          .find((text) => text !== undefined)
      const test = cell('test-id')
      const result = cell('result')?.trim().toLowerCase()
      if (test === undefined || result === undefined)
        throw new InputError(`${file} has no columns for the test and its result.`)
      const rating = RATINGS.find((name) => named(name).includes(result)) ?? null
      if (rating === null && result !== '')
        throw new InputError(
          `${file}, line ${line}: "${result}" is not one of ${RATINGS.join(', ')}.`,
        )
      return { test, step: cell('step') ?? '', rating, comment: cell('comment') ?? '' }
    })
  } catch (error) {
    if (error instanceof InputError) throw error
    throw new InputError(`${file} cannot be read as CSV in UTF-8.`, { cause: error })
  }
}

/** Rates a test: failed or blocked if any of its steps is, otherwise like its last step. */
function rateTest(test: string, rows: readonly ResultRow[], { say }: Words) {
  const bad =
    rows.find(({ rating }) => rating === 'failed') ??
    rows.find(({ rating }) => rating === 'blocked')
  const rating = bad?.rating ?? rows.at(-1)?.rating ?? 'not-done'
  const [suite = ''] = test.split(' ')
  const why =
    bad && [say('script/step'), bad.step, bad.comment].filter((part) => part !== '').join(' ')
  const outcome: TestOutcome = {
    suite,
    name: test,
    ...(rating === 'failed' && { failure: why ?? '' }),
    ...(rating === 'blocked' && { skipped: why ?? '' }),
    ...(rating === 'not-done' && { skipped: say('script/not-done') }),
  }
  return { rating, outcome }
}
