import type { CommandInput, Project } from '../config.ts'
import { listPathRequirements } from '../formats/parts.ts'
import { renderRows } from '../formats/table.ts'
import { InputError } from '../input/bad-input.ts'
import { loadPaths } from '../paths-for.ts'
import { writeScript } from '../script.ts'

/** `matrix [machine]`: renders a CSV with a row for each requirement and a column for each path. */
export async function renderMatrix(
  project: Project,
  { words: names, values }: CommandInput,
): Promise<string> {
  const { requirements } = project.config
  if (!requirements) throw new InputError('The config names no requirements.')
  const words = await project.loadWords(values['language'])
  const all = await Promise.all(
    project
      .machinesNamed(names[0])
      .map(async (machine) =>
        (await loadPaths(project, machine)).map((path) =>
          writeScript(project, machine, path, words),
        ),
      ),
  )
  const columns = all.flat().map((script) => ({
    name: `${script.machine} ${script.id}`,
    own: new Set(listPathRequirements(script)),
  }))
  const rows = requirements().map(([id, text]) => {
    const marks = columns.map(({ own }) => (own.has(id) ? 'x' : ''))
    return [id, text, marks.filter((mark) => mark !== '').length, ...marks]
  })
  const header = ['requirement', 'text', 'paths', ...columns.map(({ name }) => name)]
  return renderRows([header, ...rows], words.language)
}
