import { execFile } from 'node:child_process'
import { existsSync, statSync, utimesSync } from 'node:fs'
import { promisify } from 'node:util'

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
  const made = existsSync(MADE) ? statSync(MADE).mtimeMs : 0
  if (SOURCES.every((file) => statSync(file).mtimeMs <= made)) return

  await promisify(execFile)('panda', ['codegen', '--silent'], {
    env: { ...process.env, PATH: `node_modules/.bin:${process.env['PATH']}` },
  })
  // A file that says what it said before keeps its time, and would be written again at every start.
  const now = new Date()
  utimesSync(MADE, now, now)
}

if (import.meta.main) await writeStyledSystem()
