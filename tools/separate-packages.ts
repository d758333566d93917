import { spawnSync } from 'node:child_process'

import { isUpToDate } from './is-up-to-date.ts'

/**
 * Installs the packages of a folder with its own lock file, which `npm ci` in the project root does not
 * include. Does nothing if the installed packages match the lock file.
 */
export function installSeparately(folder: string): void {
  if (!isUpToDate(`${folder}/node_modules/.package-lock.json`, [`${folder}/package-lock.json`]))
    runProgram('npm', ['ci'], folder)
}

/** Runs a program in this terminal. If the program fails, ends the process with the program's exit code. */
export function runProgram(program: string, parameters: readonly string[], cwd = '.'): void {
  const { status } = spawnSync(program, parameters, { cwd, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
