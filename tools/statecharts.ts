import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'

import { InputError, findCommit } from 'statechart-paths/command'
import type { Chart } from 'storybook-addon-statechart/chart'
import { createChart, serializeConfig } from 'storybook-addon-statechart/layout'

import { MACHINE_FOLDERS } from '@masar/machines/testing/catalogue.ts'

import { getModelByName } from './paths/machines.ts'
import { loadWords } from './paths/words/words.ts'
import { loadChartsAt } from './statecharts/charts-at.ts'
import { compareCharts } from './statecharts/compare-charts.ts'
import { renderComparison } from './statecharts/compare-page.ts'
import { renderChart, renderIndex } from './statecharts/page.ts'

const PAGES_FOLDER = 'docs/statecharts'
const CONFIGS_FOLDER = '.tmp/statecharts'
const COMPARISON_FILE = '.tmp/statecharts-compared.html'

/**
 * Checks that the pages of the charts match the machines. `--write` updates the pages, `--json` writes each
 * machine as data, and `--compare <revision>` writes one page with the changes since that revision.
 */
const { write, json, compare } = parseArgs({
  options: {
    write: { type: 'boolean' },
    json: { type: 'boolean' },
    compare: { type: 'string' },
  },
}).values
const words = await loadWords('en')
const expectedPages = new Map<string, string>([
  ...MACHINE_FOLDERS.map(
    (folder) => [`${folder}.md`, renderChart(folder, getModelByName(folder), words)] as const,
  ),
  [
    'README.md',
    renderIndex(MACHINE_FOLDERS.map((folder) => [folder, words.say(`${folder}/machine`)])),
  ] as const,
])
const listExistingPages = () => globSync('*.md', { cwd: PAGES_FOLDER })

if (write) {
  mkdirSync(PAGES_FOLDER, { recursive: true })
  for (const page of listExistingPages())
    if (!expectedPages.has(page)) rmSync(`${PAGES_FOLDER}/${page}`)
  for (const [page, text] of expectedPages) writeFileSync(`${PAGES_FOLDER}/${page}`, text)
}
if (json) {
  mkdirSync(CONFIGS_FOLDER, { recursive: true })
  for (const folder of MACHINE_FOLDERS)
    writeFileSync(
      `${CONFIGS_FOLDER}/${folder}.json`,
      serializeConfig(getModelByName(folder).machine),
    )
  console.log(`${MACHINE_FOLDERS.length} machines in ${CONFIGS_FOLDER}`)
}
try {
  if (compare !== undefined) await writeComparison(compare)
} catch (error) {
  if (!(error instanceof InputError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
const outdatedPages = [
  ...[...expectedPages]
    .filter(([page, text]) => text !== readChartPage(page))
    .map(([page]) => page),
  ...listExistingPages().filter((page) => !expectedPages.has(page)),
]
for (const page of outdatedPages) console.error(`${PAGES_FOLDER}/${page} does not match the chart.`)
if (outdatedPages.length > 0) {
  console.error('Run `npm run statecharts` and look at the difference.')
  process.exitCode = 1
}

async function writeComparison(revision: string): Promise<void> {
  const old = await loadChartsAt(findCommit(revision))
  const now = new Map<string, Chart>(
    MACHINE_FOLDERS.map((name) => [name, createChart(getModelByName(name).machine)]),
  )
  const machines = [...new Set([...old.keys(), ...now.keys()])].flatMap((machine) => {
    const none = { machine, states: [], ways: [] }
    const [before, after] = [old.get(machine) ?? none, now.get(machine) ?? none]
    const changes = compareCharts(before, after)
    return changes.length > 0 ? [{ machine, before, after, changes }] : []
  })
  mkdirSync(dirname(COMPARISON_FILE), { recursive: true })
  writeFileSync(COMPARISON_FILE, await renderComparison([revision, 'the working tree'], machines))
  console.log(`${machines.length} changed machines in ${COMPARISON_FILE}`)
}

function readChartPage(page: string): string | null {
  return listExistingPages().includes(page) ? readFileSync(`${PAGES_FOLDER}/${page}`, 'utf8') : null
}
