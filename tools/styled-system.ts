import { execFile } from 'node:child_process'
import { utimesSync } from 'node:fs'
import { promisify } from 'node:util'

import { isUpToDate } from './is-up-to-date.ts'

/** What Panda knows of the styles: the function that makes classes of them, and their types. */
const MADE = 'styled-system/css/css.js'
const SOURCES = [
  'panda.config.ts',
  'src/ui/style/short-names.ts',
  'src/ui/style/style-props.ts',
  'src/ui/style/tokens.ts',
  'package-lock.json',
]

/** Writes `styled-system/` where there is none, or one that is older than what it is made from. Rejects when it cannot. */
export async function writeStyledSystem(): Promise<void> {
  if (isUpToDate(MADE, SOURCES)) return
  await promisify(execFile)('panda', ['codegen', '--silent'], {
    env: { ...process.env, PATH: `node_modules/.bin:${process.env['PATH']}` },
  })
  // A file that says what it said before keeps its time, and would be written again at every start.
  const now = new Date()
  utimesSync(MADE, now, now)
}

if (import.meta.main) await writeStyledSystem()
