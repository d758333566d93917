import { existsSync, globSync, statSync } from 'node:fs'

/** Whether a generated file exists and none of its sources (paths or patterns) is newer. */
export function isUpToDate(made: string, sources: readonly string[]): boolean {
  if (!existsSync(made)) return false
  const { mtimeMs } = statSync(made)
  return globSync(sources).every((file) => statSync(file).mtimeMs <= mtimeMs)
}
