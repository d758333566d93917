import { mutateModel } from '../../mutate/mutate-model.ts'
import type { CommandInput, Project } from '../config.ts'
import { InputError } from '../input/bad-input.ts'
import { parseWholeNumber } from '../input/options.ts'

const DEFAULT_SAMPLE_SIZE = '30'

/** `mutate [machine ...]`: mutates machines, and lists the mutants that no path detects. */
export async function reportMutants(
  project: Project,
  { words, values }: CommandInput,
): Promise<string> {
  const size = parseWholeNumber('sample', values['sample'] ?? DEFAULT_SAMPLE_SIZE, 1)
  const seed = values['seed'] ?? '1'
  const named = words.flatMap((name) => project.machinesNamed(name))
  const lines: string[] = []
  for (const machine of named.length > 0 ? named : project.names) {
    /* oxlint-disable no-await-in-loop -- one after the other: they share the processor */
    const lock = await project.readLock(machine)
    const score = await mutateModel(project.model(machine), lock, { size, seed }).catch(
      (error: unknown) => {
        throw new InputError(error instanceof Error ? error.message : String(error), {
          cause: error,
        })
      },
    )
    /* oxlint-enable no-await-in-loop */
    const { mutants, survivors } = score
    const detected = mutants.length - survivors.length
    lines.push(
      `${machine}: ${detected} of ${mutants.length} mistakes detected`,
      ...survivors.map((id) => `  not detected: ${id}`),
    )
  }
  return `${lines.join('\n')}\n`
}
