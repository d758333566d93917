import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { CHECKS } from './check.ts'
import { findFreePorts } from './test/free-ports.ts'
import { type EndedStep, runSteps, type CommandStep } from './test/steps.ts'
import { writeGeneratedSources } from './generated-sources.ts'
import { type TestCounts, readPlaywrightReport, readVitestReport } from './test/test-reports.ts'

/** Vitest's projects, one after the other: in a single command they take a fifth longer. */
const UNIT_PROJECTS = ['node', 'dom', 'storybook']
const BROWSER_REPORT = '.tmp/e2e.json'
const toReportPath = (project: string) => `.tmp/${project}.json`
/**
 * Tests spend a tenth of their time waiting for timers; a third worker uses that time. Browser tests need more
 * of the processor.
 */
const countWorkers = (project: string) => (project === 'storybook' ? 2 : 3)
const createUnitStep = (project: string): CommandStep => ({
  name: `tests: ${project}`,
  command: `vitest run --project ${project} --maxWorkers=${countWorkers(project)} --reporter=default --reporter=json --outputFile.json=${toReportPath(project)}`,
  talks: true,
})

const isNightly = process.argv.includes('--nightly')

// Nightly runs walk pages as thoroughly as their machines (src/testing/page-walks.ts).
if (isNightly) process.env['WALKS'] = 'thorough'

mkdirSync('.tmp', { recursive: true })
for (const name of readdirSync('.tmp').filter((file) => !isKept(file)))
  rmSync(join('.tmp', name), { recursive: true })
// Node is started a hundred times, so all processes share a cache of compiled code.
process.env['NODE_COMPILE_CACHE'] = resolve('.tmp/compile-cache')
// The browser tests start servers on nine ports (playwright.config.ts).
process.env['E2E_PORT'] ??= String(await findFreePorts(4310, 9))
const startedAt = performance.now()
await writeGeneratedSources()

// The static checks and everything that the browser tests need run first, two steps in parallel. Then the test
// runners take turns with both cores, because they would take longer in parallel.
const preparationResults = await runSteps(
  [
    { name: 'browser: a Chromium is here', command: 'node tools/chromium.ts' },
    { name: 'databases of the tests', command: 'node tools/test-databases.ts' },
    { name: 'build', command: 'npm run -s build -- --test' },
    ...CHECKS,
  ],
  2,
)
const runnerResults = await runSteps([
  ...UNIT_PROJECTS.map(createUnitStep),
  { name: 'tests: browser', command: 'playwright test', talks: true },
])
// Taking pictures leaves most of the processor to the mutants.
const nightlySteps: CommandStep[] = [
  { name: 'pictures of stories', command: 'npm run -s pictures' },
  { name: 'mistakes in charts', command: 'npm run -s mutate -- --all', talks: true },
  { name: 'mistakes on screens', command: 'npm run -s mutate:screens', talks: true },
]
const nightlyResults = isNightly ? await runSteps(nightlySteps, 2) : []
const minutes = (performance.now() - startedAt) / 60_000

const reports = [
  ...UNIT_PROJECTS.map((project) => readVitestReport(toReportPath(project))),
  readPlaywrightReport(BROWSER_REPORT),
]
const steps = [...preparationResults, ...nightlyResults].map(toCounts)
const counts = [
  ...steps,
  ...reports.map(({ count }, index) => countFailedRunner(count, runnerResults[index])),
]
const { passed, failed, skipped } = counts.reduce(addCounts)
const flakyTitles = reports.flatMap((report) => report.flaky)

printTimes([...preparationResults, ...runnerResults, ...nightlyResults])
printFailures([...preparationResults, ...runnerResults, ...nightlyResults])
if (flakyTitles.length > 0)
  console.log(`\nFLAKY, passed at the second try:\n${flakyTitles.join('\n')}`)
console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
writeFileSync(
  '.tmp/test-run.json',
  JSON.stringify({ minutes, passed, failed, skipped, flaky: flakyTitles }),
)
process.exitCode = failed > 0 ? 1 : 0

/**
 * Whether to keep a file of an earlier run: the results of incremental type checks, and databases from the last
 * 24 hours, which are named after the hash of their sources.
 */
function isKept(name: string): boolean {
  if (name === 'types') return true
  const isDatabase = /^(demo-data|empty-database|tables|postgres)/.test(name)
  return isDatabase && Date.now() - statSync(join('.tmp', name)).mtimeMs < 86_400_000
}

/** A step that only passes, fails or is skipped counts as one test. */
function toCounts({ passed: passes, skipped: skips }: EndedStep): TestCounts {
  return { passed: passes ? 1 : 0, failed: passes || skips ? 0 : 1, skipped: skips ? 1 : 0 }
}

/** A runner that failed without a failed test counts as one failure. */
function countFailedRunner(count: TestCounts, runner: EndedStep | undefined): TestCounts {
  return runner?.passed || count.failed > 0 ? count : { ...count, failed: 1 }
}

function addCounts(a: TestCounts, b: TestCounts): TestCounts {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: a.skipped + b.skipped,
  }
}

/** Repeats the last lines of each failed step at the end, where developers look first. */
function printFailures(ended: readonly EndedStep[]): void {
  for (const { name, output } of ended.filter((step) => !step.passed && !step.skipped))
    console.log(`\nFAILED, ${name}:\n${output.trimEnd().split('\n').slice(-60).join('\n')}`)
}

function printTimes(ended: readonly EndedStep[]): void {
  console.log('\nThe steps, in seconds:')
  for (const { name, seconds } of ended) console.log(`${seconds.toFixed(1).padStart(7)}  ${name}`)
  console.log(`${(minutes * 60).toFixed(1).padStart(7)}  in all (${minutes.toFixed(1)} minutes)`)

  const files = reports.flatMap((report) => report.files).toSorted((a, b) => b.seconds - a.seconds)
  console.log('\nThe ten slowest files, in seconds:')
  for (const { file, seconds } of files.slice(0, 10))
    console.log(`${seconds.toFixed(1).padStart(7)}  ${file}`)
}
