import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'

import { BadInput, findCommit } from 'statechart-paths/command'
import type { Chart } from 'storybook-addon-statechart/chart'
import { machineChart, machineConfig } from 'storybook-addon-statechart/layout'

import { FOLDERS } from '@masar/machines/testing/catalogue.ts'

import { modelNamed } from './paths/machines.ts'
import { loadWords } from './paths/words/words.ts'
import { chartsAt } from './statecharts/charts-at.ts'
import { compareCharts } from './statecharts/compare-charts.ts'
import { renderComparison } from './statecharts/compare-page.ts'
import { renderChart, renderIndex } from './statecharts/page.ts'

const PAGES = 'docs/statecharts'
const CONFIGS = '.tmp/statecharts'
const COMPARISON = '.tmp/statecharts-compared.html'

/**
 * Checks that the pages of the charts match the machines; `--write` updates them, `--json` writes each machine as
 * data; `--compare <revision>` writes one page with what has changed since that revision.
 */
const { write, json, compare } = parseArgs({
  options: {
    write: { type: 'boolean' },
    json: { type: 'boolean' },
    compare: { type: 'string' },
  },
}).values
const words = await loadWords('en')
const wanted = new Map<string, string>([
  ...FOLDERS.map(
    (folder) => [`${folder}.md`, renderChart(folder, modelNamed(folder), words)] as const,
  ),
  [
    'README.md',
    renderIndex(FOLDERS.map((folder) => [folder, words.say(`${folder}/machine`)])),
  ] as const,
])
const existing = () => globSync('*.md', { cwd: PAGES })

if (write) {
  mkdirSync(PAGES, { recursive: true })
  for (const page of existing()) if (!wanted.has(page)) rmSync(`${PAGES}/${page}`)
  for (const [page, text] of wanted) writeFileSync(`${PAGES}/${page}`, text)
}
if (json) {
  mkdirSync(CONFIGS, { recursive: true })
  for (const folder of FOLDERS)
    writeFileSync(`${CONFIGS}/${folder}.json`, machineConfig(modelNamed(folder).machine))
  console.log(`${FOLDERS.length} machines in ${CONFIGS}`)
}
try {
  if (compare !== undefined) await writeComparison(compare)
} catch (error) {
  if (!(error instanceof BadInput)) throw error
  console.error(error.message)
  process.exitCode = 1
}
const outdatedPages = [
  ...[...wanted].filter(([page, text]) => text !== read(page)).map(([page]) => page),
  ...existing().filter((page) => !wanted.has(page)),
]
for (const page of outdatedPages) console.error(`${PAGES}/${page} does not match the chart.`)
if (outdatedPages.length > 0) {
  console.error('Run `npm run statecharts` and look at the difference.')
  process.exitCode = 1
}

async function writeComparison(revision: string): Promise<void> {
  const old = await chartsAt(findCommit(revision))
  const now = new Map<string, Chart>(
    FOLDERS.map((name) => [name, machineChart(modelNamed(name).machine)]),
  )
  const machines = [...new Set([...old.keys(), ...now.keys()])].flatMap((machine) => {
    const none = { machine, states: [], ways: [] }
    const [before, after] = [old.get(machine) ?? none, now.get(machine) ?? none]
    const changes = compareCharts(before, after)
    return changes.length > 0 ? [{ machine, before, after, changes }] : []
  })
  mkdirSync(dirname(COMPARISON), { recursive: true })
  writeFileSync(COMPARISON, await renderComparison([revision, 'the working tree'], machines))
  console.log(`${machines.length} changed machines in ${COMPARISON}`)
}

function read(page: string): string | null {
  return existing().includes(page) ? readFileSync(`${PAGES}/${page}`, 'utf8') : null
}
