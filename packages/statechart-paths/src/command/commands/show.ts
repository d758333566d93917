import type { CommandInput, Project } from '../config.ts'
import { renderPath } from '../formats/markdown.ts'
import { requireOneArgument } from '../input/options.ts'
import { findPathById } from '../paths-for.ts'
import { writeScript } from '../script.ts'

/** `show <id>`: prints one path, step by step. */
export async function showPath(
  project: Project,
  { words: names, values }: CommandInput,
): Promise<string> {
  const id = requireOneArgument(names, `path: \`${project.command} list\` lists their ids`)
  const words = await project.loadWords(values['language'])
  const { machine, path } = await findPathById(project, id)
  const script = writeScript(project, machine, path, words)
  const lines = renderPath(script, words)
  return `${lines.join('\n\n').replaceAll('<br>', '\n   ')}\n`
}
