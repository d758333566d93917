import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

import { BadInput } from './input/bad-input.ts'

/** Writes a file, and the folder that it is in. Throws `BadInput` where that cannot be. */
export function writeText(file: string, text: string): void {
  try {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  } catch (error) {
    throw new BadInput(`${file} cannot be written.`, { cause: error })
  }
}
