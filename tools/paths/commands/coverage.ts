import { FOLDERS } from '#machines/testing/catalogue.ts'

import { findLevels } from '../coverage/levels.ts'
import { renderReport } from '../coverage/report.ts'
import { walkedBy } from '../coverage/walked.ts'
import { BadInput } from '../input/bad-input.ts'
import { readOptions } from '../input/options.ts'
import { loadWords } from '../words/words.ts'
import { writeText } from '../write-text.ts'

const FILE = 'coverage/paths.html'

/** `coverage`: what the paths cover, as one page that asks for nothing outside. */
export async function coverage(args: readonly string[]): Promise<string> {
  const { words: more, values } = readOptions(args, ['output'])
  if (more.length > 0) throw new BadInput('coverage is of all machines and takes only --output.')
  const { output: file = FILE } = values
  // Before the work, so that a wrong name costs no time.
  writeText(file, '')
  const all = await Promise.all(FOLDERS.map((folder) => walkedBy(folder)))
  const levels = await Promise.all(FOLDERS.map((folder) => findLevels(folder)))
  const text = renderReport(all, levels, await loadWords('en'))
  writeText(file, text)
  return `${file} (${Math.round(text.length / 1024)} kB): open it in a browser.\n`
}
