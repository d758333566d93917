import { existsSync, readFileSync } from 'node:fs'

export interface TestCounts {
  passed: number
  failed: number
  skipped: number
}

/** The result of a test runner: its test counts, and the duration of each file in seconds. */
export interface Report {
  count: TestCounts
  /** Tests that passed only on retry. */
  flaky: string[]
  files: FileTime[]
}

export interface FileTime {
  file: string
  seconds: number
}

/** A runner without a report counts as failed. */
const FAILED_REPORT: Report = { count: { passed: 0, failed: 1, skipped: 0 }, flaky: [], files: [] }

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numFailedTestSuites: number
  numPendingTests: number
  testResults: {
    name: string
    startTime: number
    endTime: number
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
  }[]
}

/**
 * Reads Vitest's JSON report. A file that cannot be parsed counts as a failed test; a test that passed but lists a
 * failure counts as flaky.
 */
export function readVitestReport(path: string): Report {
  if (!existsSync(path)) return FAILED_REPORT
  const report = JSON.parse(readFileSync(path, 'utf8')) as VitestReport
  const failed = report.numFailedTests || report.numFailedTestSuites
  const files = report.testResults.map(({ name, startTime, endTime }) => ({
    file: toProjectPath(name),
    seconds: (endTime - startTime) / 1000,
  }))
  const flaky = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(({ fullName }) => `${toProjectPath(name)}: ${fullName}`),
  )
  const count = { passed: report.numPassedTests, failed, skipped: report.numPendingTests }
  return { count, flaky, files }
}

const toProjectPath = (file: string) => file.replace(`${process.cwd()}/`, '')

interface PlaywrightSuite {
  file: string
  suites?: PlaywrightSuite[]
  specs: { title: string; tests: { status: string; results: { duration: number }[] }[] }[]
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  suites: PlaywrightSuite[]
}

/** Reads Playwright's JSON report. A test that passed on retry counts as passed and is listed as flaky. */
export function readPlaywrightReport(path: string): Report {
  if (!existsSync(path)) return FAILED_REPORT
  const { stats, suites } = JSON.parse(readFileSync(path, 'utf8')) as PlaywrightReport
  const files = suites.map((suite) => ({
    file: `e2e/${suite.file}`,
    seconds: sumSeconds(suite),
  }))
  const passed = stats.expected + stats.flaky
  const count = { passed, failed: stats.unexpected, skipped: stats.skipped }
  return { count, flaky: suites.flatMap(listFlakyTitles), files }
}

function listFlakyTitles({ file, suites = [], specs }: PlaywrightSuite): string[] {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
  return [...own.map(({ title }) => `e2e/${file}: ${title}`), ...suites.flatMap(listFlakyTitles)]
}

function sumSeconds({ suites = [], specs }: PlaywrightSuite): number {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results))
  const below = suites.reduce((sum, suite) => sum + sumSeconds(suite), 0)
  return below + own.reduce((sum, { duration }) => sum + duration / 1000, 0)
}
