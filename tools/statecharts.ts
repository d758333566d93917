import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

import { FOLDERS } from '@masar/machines/testing/catalogue.ts'

import { modelNamed } from './paths/machines.ts'
import { machineConfig } from './charts/machine-config.ts'
import { loadWords } from './paths/words/words.ts'
import { renderChart, renderIndex } from './statecharts/page.ts'

const PAGES = 'docs/statecharts'
const CONFIGS = '.tmp/statecharts'

/**
 * Checks that the pages of the charts match the machines; `--write` updates them, `--json` writes each machine as
 * data.
 */
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

if (process.argv.includes('--write')) {
  mkdirSync(PAGES, { recursive: true })
  for (const page of existing()) if (!wanted.has(page)) rmSync(`${PAGES}/${page}`)
  for (const [page, text] of wanted) writeFileSync(`${PAGES}/${page}`, text)
}
if (process.argv.includes('--json')) {
  mkdirSync(CONFIGS, { recursive: true })
  for (const folder of FOLDERS)
    writeFileSync(`${CONFIGS}/${folder}.json`, machineConfig(modelNamed(folder).machine))
  console.log(`${FOLDERS.length} machines in ${CONFIGS}`)
}
const outdatedPages = [
  ...[...wanted].filter(([page, text]) => text !== read(page)).map(([page]) => page),
  ...existing().filter((page) => !wanted.has(page)),
]
for (const page of outdatedPages) console.error(`${PAGES}/${page} is not what the chart is.`)
if (outdatedPages.length > 0) {
  console.error('Run `npm run statecharts` and look at the difference.')
  process.exitCode = 1
}

function read(page: string): string | null {
  return existing().includes(page) ? readFileSync(`${PAGES}/${page}`, 'utf8') : null
}
