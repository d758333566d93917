import type { MachineFolder } from '@masar/machines/testing/catalogue.ts'
import { fewestEdges, replaySteps } from 'statechart-paths/suites'
import { findShortestPath } from 'statechart-paths/chart'
import type { Step } from 'statechart-paths/walk'

import { BadInput } from '../input/bad-input.ts'
import { bodyLines } from '../formats/markdown.ts'
import { machineGraph, modelNamed } from '../machines.ts'
import { type CommandInput, chooseLanguage, requireOneArgument } from '../input/options.ts'
import { namedPath } from '../paths-for.ts'
import { writeScript } from '../script.ts'
import { findState } from '../input/states.ts'
import { enters } from '../suite-plan.ts'
import { loadWords } from '../words/words.ts'

/** `why <state>`: the shortest way to a state; for a transient state, the shortest way through it. */
export async function why({ words: names, values }: CommandInput): Promise<string> {
  const { folder, state } = findState(
    requireOneArgument(names, 'state, such as session.signedOut.failed'),
  )
  const words = await loadWords(chooseLanguage(values))
  const steps = findShortestPath(modelNamed(folder), state) ?? wayOver(folder, state)
  const script = writeScript(folder, namedPath(steps), words)
  const headline = words.say('script/shortest', {
    machine: words.say(`${folder}/machine`),
    state: words.quote(`${folder}.${state}`),
    steps: steps.length - 1,
  })
  const lines = [headline, ...bodyLines(script, words)]
  return `${lines.join('\n\n').replaceAll('<br>', '\n   ')}\n`
}

/** The way through a transient state, which the machine leaves immediately. */
function wayOver(folder: MachineFolder, state: string): Step[] {
  const graph = machineGraph(folder)
  const way = fewestEdges(
    graph,
    ({ isSneak }) => !isSneak,
    (edge) => enters(graph, edge, state),
  )
  if (!way) throw new BadInput(`No action of a user or the server leads to ${folder}.${state}.`)
  return replaySteps(graph, way)
}
