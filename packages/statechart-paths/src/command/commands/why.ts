import { replaySteps } from '../../coverage/suite.ts'
import { fewestEdges } from '../../model/edge-search.ts'
import type { Step } from '../../model/model.ts'
import { findShortestPath } from '../../walk/shortest-path.ts'
import type { CommandInput, Project } from '../config.ts'
import { bodyLines } from '../formats/markdown.ts'
import { BadInput } from '../input/bad-input.ts'
import { requireOneArgument } from '../input/options.ts'
import { findState } from '../input/states.ts'
import { namedPath } from '../paths-for.ts'
import { writeScript } from '../script.ts'
import { enters } from '../suite-plan.ts'

/** `why <state>`: the shortest way to a state; for a transient state, the shortest way through it. */
export async function why(
  project: Project,
  { words: names, values }: CommandInput,
): Promise<string> {
  const name = requireOneArgument(names, 'state, such as session.signedOut.failed')
  const { machine, state } = findState(project, name)
  const words = await project.loadWords(values['language'])
  const steps = findShortestPath(project.model(machine), state) ?? wayOver(project, machine, state)
  const script = writeScript(project, machine, namedPath(steps), words)
  const headline = words.say('script/shortest', {
    machine: words.say(`${machine}/machine`),
    state: words.quote(`${machine}.${state}`),
    steps: steps.length - 1,
  })
  const lines = [headline, ...bodyLines(script, words)]
  return `${lines.join('\n\n').replaceAll('<br>', '\n   ')}\n`
}

/** The way through a transient state, which the machine leaves immediately. */
function wayOver(project: Project, machine: string, state: string): Step[] {
  const graph = project.graph(machine)
  const way = fewestEdges(
    graph,
    ({ isUnoffered }) => !isUnoffered,
    (edge) => enters(graph, edge, state),
  )
  if (!way) throw new BadInput(`No action of a user or the server leads to ${machine}.${state}.`)
  return replaySteps(graph, way)
}
