import type { ScriptStep, TestScript } from '../test-script.ts'
import type { ScriptWord } from '../words/script-words.ts'
import type { Words } from '../words/words.ts'
import {
  findPreparation,
  nameActor,
  listPathRequirements,
  toSentence,
  writeHeadline,
  writeLimit,
  writeSeen,
} from './parts.ts'
import type { Suite } from './suite-text.ts'
import { renderRows } from './table.ts'

const COLUMNS = [
  'test-id',
  'title',
  'preconditions',
  'requirements',
  'step',
  'data',
  'action',
  'expected',
] as const satisfies readonly ScriptWord[]

/** The columns that testers fill in, for the command `results`. */
export const RESULT_COLUMNS = [
  'result',
  'tester',
  'date',
  'comment',
] as const satisfies readonly ScriptWord[]

/** Renders a row for each step, for import into TestRail and Xray. A test's details are in its first row. */
export const renderCsv = (suite: Suite): string => renderTable(suite, 'en')

/**
 * Renders the same rows with columns to fill in, and with the separators that spreadsheets expect in the
 * language.
 */
export const renderSheet = (suite: Suite): string =>
  renderTable(suite, suite.words.language, RESULT_COLUMNS)

function renderTable(
  { scripts, words }: Suite,
  separators: Words['language'],
  empty: readonly ScriptWord[] = [],
): string {
  const header = [...COLUMNS, ...empty].map((name) => words.say(`script/${name}`))
  const blank = empty.map(() => '')
  const rows = scripts.flatMap((script) =>
    script.steps.map((step) => [...writeRow(script, step, words), ...blank]),
  )
  return renderRows([header, ...rows], separators)
}

function writeRow(script: TestScript, step: ScriptStep, words: Words): (string | number)[] {
  const { machine, id } = script
  const start = toSentence(findPreparation(script).happens)
  const first = [
    `${words.say(`${machine}/machine`)}: ${writeHeadline(script, words)}`,
    [...writeLimit(script, words), start, ...script.preparation].join('\n'),
    listPathRequirements(script).join(' '),
  ]
  const isFirst = step.number === 0
  const action = isFirst
    ? words.say('script/preparation')
    : `${words.say('script/label', { label: nameActor(step, words) })} ${toSentence(step.happens)}`
  return [
    `${machine} ${id}`,
    ...(isFirst ? first : ['', '', '']),
    step.number,
    step.urls.join(' '),
    action,
    writeSeen(step, words),
  ]
}
