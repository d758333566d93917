import type { Suite } from './formats.ts'

/** For programs: every field is there, also an empty one. */
export function renderJson({ scripts, command, words }: Suite): string {
  return `${JSON.stringify({ command, language: words.language, paths: scripts }, null, 2)}\n`
}
