import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { readPlaywrightReport, readVitestReport } from './test-reports.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'masar-reports-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function writeReport(report: object): string {
  const path = join(folder, 'report.json')
  writeFileSync(path, JSON.stringify(report))
  return path
}

const createSpec = (title: string, status: string) => ({
  title,
  tests: [{ status, results: [{ duration: 500 }] }],
})

describe('test reports', () => {
  it('count a runner without a report as failed', () => {
    const missing = join(folder, 'none.json')
    expect(readVitestReport(missing).count.failed).toBe(1)
    expect(readPlaywrightReport(missing).count.failed).toBe(1)
  })

  it('count a unit test that passed on retry as both passed and flaky', () => {
    const tests = [
      { fullName: 'a menu opens', status: 'passed', failureMessages: ['expected 1 to be 2'] },
      { fullName: 'a menu closes', status: 'passed', failureMessages: [] },
      { fullName: 'a menu waits', status: 'failed', failureMessages: ['expected 1 to be 2'] },
    ]
    const report = readVitestReport(
      writeReport({
        numPassedTests: 2,
        numFailedTests: 1,
        numFailedTestSuites: 1,
        numPendingTests: 0,
        testResults: [
          { name: 'menu.test.tsx', startTime: 0, endTime: 2000, assertionResults: tests },
        ],
      }),
    )
    expect(report).toEqual({
      count: { passed: 2, failed: 1, skipped: 0 },
      flaky: ['menu.test.tsx: a menu opens'],
      files: [{ file: 'menu.test.tsx', seconds: 2 }],
    })
  })

  it('list a nested browser test that passed on retry as flaky', () => {
    const inner = { file: 'a.e2e.ts', specs: [createSpec('signs in', 'flaky')] }
    const report = readPlaywrightReport(
      writeReport({
        stats: { expected: 1, unexpected: 0, flaky: 1, skipped: 0 },
        suites: [
          { file: 'a.e2e.ts', specs: [createSpec('signs out', 'expected')], suites: [inner] },
        ],
      }),
    )
    expect(report).toEqual({
      count: { passed: 2, failed: 0, skipped: 0 },
      flaky: ['e2e/a.e2e.ts: signs in'],
      files: [{ file: 'e2e/a.e2e.ts', seconds: 1 }],
    })
  })
})
