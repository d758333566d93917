import { existsSync, readFileSync } from 'node:fs'

import type { Figure } from './table.ts'

/** Written by the test command at its end. */
const LAST_RUN = '.tmp/test-run.json'

/** How long the last `npm test` took here; it is not run again for a figure. */
export function testFigures(): Figure[] {
  if (!existsSync(LAST_RUN)) {
    console.log('No figure of the tests: run `npm test` first.')
    return []
  }
  const { minutes, passed, failed } = JSON.parse(readFileSync(LAST_RUN, 'utf8')) as {
    minutes: number
    passed: number
    failed: number
  }
  return [
    { name: 'npm test, last run', measured: minutes, unit: 'min', limit: 15 },
    { name: 'npm test, passed', measured: passed, unit: 'tests' },
    { name: 'npm test, failed', measured: failed, unit: 'tests', limit: 0 },
  ]
}
