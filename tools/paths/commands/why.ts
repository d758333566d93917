import { stepsAlong } from '#machines/testing/suite.ts'
import type { Edge } from '#machines/testing/explore.ts'
import { shortestWay } from '#machines/testing/shortest-way.ts'

import { BadInput } from '../bad-input.ts'
import { bodyLines } from '../formats/markdown.ts'
import { graphOf } from '../machines.ts'
import { languageIn, onlyWord, readOptions } from '../options.ts'
import { namedPath } from '../paths-for.ts'
import { scriptOf } from '../script.ts'
import { findState } from '../states.ts'
import { endsIn, enters } from '../suite-plan.ts'
import { wordsIn } from '../words/words.ts'

/** `why <state>`: the shortest way there; into a state that is only passed, to where it is passed. */
export async function why(args: readonly string[]): Promise<string> {
  const { words: names, values } = readOptions(args, ['language'])
  const { folder, state } = findState(onlyWord(names, 'state, such as session.signedOut.failed'))
  const words = await wordsIn(languageIn(values))
  const graph = graphOf(folder)
  const way =
    shortestWay(graph, isOffered, (edge) => endsIn(graph, edge, state)) ??
    shortestWay(graph, isOffered, (edge) => enters(graph, edge, state))
  if (!way) throw new BadInput(`Nothing that people or the server do leads to ${folder}.${state}.`)
  const steps = stepsAlong(graph, way)
  const script = scriptOf(folder, namedPath(steps), words)
  const headline = words.say('script/shortest', {
    machine: words.say(`${folder}/machine`),
    state: words.quote(`${folder}.${state}`),
    steps: way.length - 1,
  })
  const lines = [headline, ...bodyLines(script, words)]
  return `${lines.join('\n\n').replaceAll('<br>', '\n   ')}\n`
}

const isOffered = ({ isSneak }: Edge) => !isSneak
