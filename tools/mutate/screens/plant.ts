import { execFileSync, spawn } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

import { changed, type Defect } from './defect.ts'

/** A test that failed, by its file. */
export interface FailedFile {
  file: string
  tests: number
}

/** A copy of the project, in which mistakes are planted: its own files are never touched. */
export interface Copy {
  /** Plants a mistake, runs what has to notice it, and takes it out again. */
  tryOut: (defect: Defect) => Promise<FailedFile[]>
  /** Runs tests as they are. */
  run: (suites: readonly string[]) => Promise<FailedFile[]>
  remove: () => void
}

interface Report {
  testResults: { name: string; status: string; assertionResults: { status: string }[] }[]
}

/** Copies what is in the repository and what is about to be; the packages are shared. */
export function copyProject(): Copy {
  const folder = mkdtempSync(join(tmpdir(), 'masar-screens-'))
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    encoding: 'utf8',
  })
  for (const file of files.split('\0').filter(Boolean)) {
    mkdirSync(join(folder, dirname(file)), { recursive: true })
    cpSync(file, join(folder, file))
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  const run = (suites: readonly string[]) => listFailures(folder, suites)

  return {
    run,
    async tryOut({ changes, suites }) {
      const paths = changes.map(({ file }) => join(folder, file))
      const before = paths.map((file) => readFileSync(file, 'utf8'))
      try {
        changes.forEach((change, index) => {
          writeFileSync(paths[index] ?? '', changed(before[index] ?? '', change))
        })
        return await run(suites)
      } finally {
        paths.forEach((path, index) => writeFileSync(path, before[index] ?? ''))
      }
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** The files with a test that failed. Throws when nothing could be run. */
async function listFailures(folder: string, suites: readonly string[]): Promise<FailedFile[]> {
  const report = join(folder, 'report.json')
  rmSync(report, { force: true })
  const words = ['run', '--project', 'dom', '--project', 'node', ...suites]
  const said = await vitest(folder, [...words, '--reporter=json', `--outputFile=${report}`])
  const { testResults } = readReport(report, said)
  return testResults
    .filter(({ status }) => status === 'failed')
    .map(({ name, assertionResults }) => ({
      file: name.slice(folder.length + 1),
      tests: assertionResults.filter(({ status }) => status === 'failed').length,
    }))
}

function readReport(file: string, said: string): Report {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8')) as Report
    if (report.testResults.length > 0) return report
  } catch {
    // What vitest said tells more.
  }
  throw new Error(`Nothing was run:\n${said}`)
}

/** In the group of this process, so that it ends with it. */
function vitest(folder: string, words: readonly string[]): Promise<string> {
  const command = join(folder, 'node_modules/vitest/vitest.mjs')
  const child = spawn(process.execPath, [command, ...words], { cwd: folder, stdio: 'pipe' })
  const said: string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => said.push(text))
  return new Promise((ended, broken) => {
    child.once('error', broken)
    child.once('close', () => ended(said.join('')))
  })
}
