import { existsSync, readFileSync, rmSync } from 'node:fs'

import { CHECKS } from './check.ts'
import { requireChromium } from './chromium.ts'
import { runStep } from './steps.ts'

interface Count {
  passed: number
  failed: number
  skipped: number
}

const NONE: Count = { passed: 0, failed: 0, skipped: 0 }

/** Vitest's own count, from its JSON report; a report that is missing is one failure. */
function vitestCount(file: string): Count {
  if (!existsSync(file)) return { ...NONE, failed: 1 }
  const report = JSON.parse(readFileSync(file, 'utf8')) as {
    numPassedTests: number
    numFailedTests: number
    numFailedTestSuites: number
    numPendingTests: number
  }
  const failed = report.numFailedTests || report.numFailedTestSuites
  return { passed: report.numPassedTests, failed, skipped: report.numPendingTests }
}

/** Playwright's own count; a test that needed its second try is told apart. */
function playwrightCount(file: string): Count {
  if (!existsSync(file)) return { ...NONE, failed: 1 }
  const { stats } = JSON.parse(readFileSync(file, 'utf8')) as {
    stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  }
  if (stats.flaky > 0) console.log(`FLAKY: ${stats.flaky} browser tests needed a second try.`)
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped }
}

const add = (a: Count, b: Count): Count => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
})

/** A step that counts as one test unless its runner has written a count of its own. */
function counted(name: string, command: string, count?: () => Count): Count {
  const passed = runStep({ name, command }, count === undefined)
  if (!count) return { ...NONE, [passed ? 'passed' : 'failed']: 1 }
  const own = count()
  return passed || own.failed > 0 ? own : { ...own, failed: 1 }
}

const vitest = (project: string) => {
  const report = `.tmp/${project}.json`
  const reporters = `--reporter=default --reporter=json --outputFile.json=${report}`
  return counted(`tests: ${project}`, `vitest run --project ${project} ${reporters}`, () =>
    vitestCount(report),
  )
}

rmSync('.tmp', { recursive: true, force: true })
const counts = CHECKS.map((check) => counted(check.name, check.command))
console.log(`browser: ${requireChromium()}`)
counts.push(vitest('node'), vitest('dom'))
counts.push(counted('build', 'npm run -s build'))
counts.push(vitest('storybook'))
counts.push(counted('tests: browser', 'playwright test', () => playwrightCount('.tmp/e2e.json')))

const { passed, failed, skipped } = counts.reduce(add, NONE)
console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
process.exitCode = failed > 0 ? 1 : 0
