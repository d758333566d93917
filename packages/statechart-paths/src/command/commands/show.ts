import type { CommandInput, Project } from '../config.ts'
import { pathLines } from '../formats/markdown.ts'
import { requireOneArgument } from '../input/options.ts'
import { pathNamed } from '../paths-for.ts'
import { writeScript } from '../script.ts'

/** `show <id>`: one path, step by step. */
export async function show(
  project: Project,
  { words: names, values }: CommandInput,
): Promise<string> {
  const id = requireOneArgument(names, `path: \`${project.command} list\` lists their ids`)
  const words = await project.loadWords(values['language'])
  const { machine, path } = await pathNamed(project, id)
  const script = writeScript(project, machine, path, words)
  const lines = pathLines(script, words)
  return `${lines.join('\n\n').replaceAll('<br>', '\n   ')}\n`
}
