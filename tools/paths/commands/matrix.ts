import { readFileSync } from 'node:fs'

import { writeCsv } from '../../../server/back-office/csv/write-csv.ts'
import { foldersNamed } from '../machines.ts'
import { type CommandInput, chooseLanguage } from '../input/options.ts'
import { pathRequirements } from '../formats/parts.ts'
import { pathsFor } from '../paths-for.ts'
import { writeScript } from '../script.ts'
import { loadWords } from '../words/words.ts'

const LINE = /^- `([A-Z]+-\d+)` (.*)$/gm

/** `matrix [machine]`: a row for each requirement, a column for each path, as CSV. */
export async function matrix({ words: names, values }: CommandInput): Promise<string> {
  const words = await loadWords(chooseLanguage(values))
  const all = await Promise.all(
    foldersNamed(names[0]).map(async (folder) =>
      (await pathsFor(folder)).map((path) => writeScript(folder, path, words)),
    ),
  )
  const columns = all.flat().map((script) => ({
    name: `${script.machine} ${script.id}`,
    own: new Set(pathRequirements(script)),
  }))
  const lines = [...readFileSync('docs/requirements.md', 'utf8').matchAll(LINE)]
  const rows = lines.map(([, id = '', text = '']) => {
    const marks = columns.map(({ own }) => (own.has(id) ? 'x' : ''))
    return [id, text, marks.filter((mark) => mark !== '').length, ...marks]
  })
  const header = ['requirement', 'text', 'paths', ...columns.map(({ name }) => name)]
  return writeCsv([header, ...rows], words.language)
}
