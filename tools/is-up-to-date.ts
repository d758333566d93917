import { existsSync, globSync, statSync } from 'node:fs'

/** Whether a file that is made from others exists, and none of them (paths or patterns) is younger. */
export function isUpToDate(made: string, sources: readonly string[]): boolean {
  if (!existsSync(made)) return false
  const { mtimeMs } = statSync(made)
  return globSync(sources).every((file) => statSync(file).mtimeMs <= mtimeMs)
}
