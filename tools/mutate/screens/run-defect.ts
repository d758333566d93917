import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { ScreenDefect } from './screen-defect.ts'

/** The result of a planted defect. */
export interface DefectResult {
  defect: ScreenDefect
  /** The test that detected the defect, with its message; null if no test did. */
  noticed: { test: string; message: string } | null
  seconds: number
}

interface JsonReport {
  testResults: {
    message: string
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
  }[]
}

/** Runs the tests of a screen with a defect in its code, until one fails. */
export async function runDefect(defect: ScreenDefect): Promise<DefectResult> {
  const start = performance.now()
  const folder = mkdtempSync(join(tmpdir(), 'masar-screens-'))
  const report = join(folder, 'report.json')
  const config = ['--config', 'tools/mutate/screens/vitest.config.ts', '--maxWorkers=1']
  const reporter = ['--reporter=json', `--outputFile=${report}`]
  const env = { ...process.env, MASAR_SCREEN_DEFECT: JSON.stringify(defect) }
  const run = ['run', ...config, ...reporter, '--bail', '1', defect.tests]
  const child = spawn('vitest', run, { stdio: 'ignore', env })
  await new Promise((resolve) => child.once('close', resolve))
  const noticed = findFirstFailure(JSON.parse(readFileSync(report, 'utf8')) as JsonReport)
  rmSync(folder, { recursive: true })
  return { defect, noticed, seconds: (performance.now() - start) / 1000 }
}

/**
 * Finds the first failed test. Ignores timeouts, which detect nothing. Throws if the test file fails to load,
 * because then the defect itself is wrong.
 */
function findFirstFailure({ testResults }: JsonReport): DefectResult['noticed'] {
  for (const { assertionResults, message } of testResults) {
    if (assertionResults.length === 0) throw new Error(message)
    for (const { fullName, status, failureMessages } of assertionResults) {
      const [text = ''] = failureMessages
      if (status === 'failed' && !text.includes('timed out in')) {
        return { test: fullName, message: text }
      }
    }
  }
  return null
}
