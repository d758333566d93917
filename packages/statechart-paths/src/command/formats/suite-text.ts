import type { TestScript } from '../test-script.ts'
import type { Words } from '../words/words.ts'

/** Scripts, and the command that prints them. */
export interface Suite {
  scripts: readonly TestScript[]
  command: string
  words: Words
}
