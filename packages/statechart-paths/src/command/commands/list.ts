import type { PathSuite } from '../../lock/path-lock.ts'
import type { Step } from '../../model/model.ts'
import type { CommandInput, Project } from '../config.ts'
import { readChoice } from '../input/bad-input.ts'
import { type NamedPath, loadPaths } from '../paths-for.ts'
import { writeSentence, listStepStates } from '../script.ts'
import { toStateKey } from '../words/keys.ts'
import type { Words } from '../words/words.ts'

const MAX_LISTED_STEPS = 2
const SUITES = ['standard', 'pairs', 'unoffered'] as const satisfies readonly PathSuite[]

/** `list [machine]`: lists every path with its number of steps and the steps that only this path has. */
export async function listPaths(
  project: Project,
  { words: names, values }: CommandInput,
): Promise<string> {
  const words = await project.loadWords(values['language'])
  const suite = readChoice(SUITES, 'suite', values['suite'] ?? 'standard')
  const machines = project.machinesNamed(names[0]).map(async (machine) => {
    const paths = await loadPaths(project, machine, [suite])
    const title = `${words.say(`${machine}/machine`)} (${machine})`
    const facts = { project, machine, words, paths }
    return [title, ...paths.map((path) => writeLine(path, facts)), '']
  })
  return (await Promise.all(machines)).flat().join('\n')
}

interface ListContext {
  project: Project
  machine: string
  words: Words
  paths: readonly NamedPath[]
}

function writeLine(path: NamedPath, facts: ListContext): string {
  const { machine, words } = facts
  const ends = listStepStates(path.steps.at(-1)).map((state) =>
    words.quote(words.say(toStateKey(machine, state))),
  )
  const count = String(path.steps.length - 1).padStart(3)
  const end = words.say('script/ends', { state: ends.join(', ') })
  return `  ${path.id} ${count}  ${end} · ${describePurpose(path, facts)}`
}

/**
 * Describes a path by its steps that no other path has, or else by the steps that no other path takes in the
 * same state.
 */
function describePurpose(path: NamedPath, { project, machine, words, paths }: ListContext): string {
  const { say, quote } = words
  const describe = ({ step, before }: Occurrence) =>
    writeSentence(project, machine, [before, step], words)
  const named = findUniqueOccurrences(path, paths, ({ label }) => label).map(describe)
  const placed = findUniqueOccurrences(
    path,
    paths,
    ({ label }, before) => `${before?.expect.leaf}: ${label}`,
  )
  const sentences = placed.map((occurrence) =>
    say('script/at', {
      step: describe(occurrence),
      states: listStepStates(occurrence.before)
        .map((state) => quote(say(toStateKey(machine, state))))
        .join(', '),
    }),
  )
  const all = [...new Set(named.length > 0 ? named : sentences)]
  if (all.length === 0) return say('script/nothing-else')
  return say('script/only-here', { steps: all.slice(0, MAX_LISTED_STEPS).join(' · ') })
}

interface Occurrence {
  step: Step
  before: Step | undefined
}

const listOccurrences = ({ steps }: NamedPath): Occurrence[] =>
  steps.map((step, index) => ({ step, before: steps[index - 1] }))

function findUniqueOccurrences(
  path: NamedPath,
  all: readonly NamedPath[],
  occurrenceName: (step: Step, before?: Step) => string,
): Occurrence[] {
  const elsewhere = new Set(
    all
      .filter((other) => other !== path)
      .flatMap((other) =>
        listOccurrences(other).map(({ step, before }) => occurrenceName(step, before)),
      ),
  )
  return listOccurrences(path).filter(
    ({ step, before }) => before && !elsewhere.has(occurrenceName(step, before)),
  )
}
