import type { MachineFolder } from '@masar/machines/testing/catalogue.ts'
import type { PathSuite } from 'statechart-paths/lock'
import type { Step } from 'statechart-paths/walk'

import { type CommandInput, chooseLanguage, readChoice } from '../input/options.ts'
import { foldersNamed } from '../machines.ts'
import { type NamedPath, pathsFor } from '../paths-for.ts'
import { stepStates, sentenceFor } from '../script.ts'
import { stateKey } from '../titles/keys.ts'
import { type Words, loadWords } from '../words/words.ts'

const MAX_NAMED = 2
const SUITES = ['standard', 'pairs', 'sneaks'] as const satisfies readonly PathSuite[]

/** `list [machine]`: every path with its number of steps and what only this path shows. */
export async function listPaths({ words: names, values }: CommandInput): Promise<string> {
  const words = await loadWords(chooseLanguage(values))
  const suite = readChoice(SUITES, 'suite', values['suite'] ?? 'standard')
  const machines = foldersNamed(names[0]).map(async (folder) => {
    const paths = await pathsFor(folder, [suite])
    const title = `${words.say(`${folder}/machine`)} (${folder})`
    return [title, ...paths.map((path) => lineFor(folder, path, paths, words)), '']
  })
  return (await Promise.all(machines)).flat().join('\n')
}

function lineFor(
  folder: MachineFolder,
  path: NamedPath,
  all: readonly NamedPath[],
  words: Words,
): string {
  const { say, quote } = words
  const last = path.steps.at(-1)
  const ends = stepStates(last).map((state) => quote(say(stateKey(folder, state))))
  const count = String(path.steps.length - 1).padStart(3)
  const end = say('script/ends', { state: ends.join(', ') })
  return `  ${path.id} ${count}  ${end} · ${pathPurpose(folder, path, all, words)}`
}

/** The steps that no other path has, or else those that no other path has at the same moment. */
function pathPurpose(
  folder: MachineFolder,
  path: NamedPath,
  all: readonly NamedPath[],
  words: Words,
): string {
  const { say, quote } = words
  const named = onlyHere(path, all, ({ label }) => label).map(({ step, before }) =>
    sentenceFor(folder, step, words, before),
  )
  const momentary = onlyHere(path, all, ({ label }, before) => `${before?.expect.leaf}: ${label}`)
  const placed = momentary.map(({ step, before }) =>
    say('script/at', {
      step: sentenceFor(folder, step, words, before),
      states: stepStates(before)
        .map((state) => quote(say(stateKey(folder, state))))
        .join(', '),
    }),
  )
  const sentences = [...new Set(named.length > 0 ? named : placed)]
  if (sentences.length === 0) return say('script/nothing-else')
  return say('script/only-here', { steps: sentences.slice(0, MAX_NAMED).join(' · ') })
}

interface Moment {
  step: Step
  before: Step | undefined
}

const listMoments = ({ steps }: NamedPath): Moment[] =>
  steps.map((step, index) => ({ step, before: steps[index - 1] }))

function onlyHere(
  path: NamedPath,
  all: readonly NamedPath[],
  momentName: (step: Step, before?: Step) => string,
): Moment[] {
  const elsewhere = new Set(
    all
      .filter((other) => other !== path)
      .flatMap((other) => listMoments(other).map(({ step, before }) => momentName(step, before))),
  )
  return listMoments(path).filter(
    ({ step, before }) => before && !elsewhere.has(momentName(step, before)),
  )
}
