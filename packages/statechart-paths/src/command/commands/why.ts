import { replaySteps } from '../../coverage/suite.ts'
import { findShortestEdges } from '../../model/edge-search.ts'
import type { Step } from '../../model/model.ts'
import { findShortestPath } from '../../walk/shortest-path.ts'
import type { CommandInput, Project } from '../config.ts'
import { renderPathBody } from '../formats/markdown.ts'
import { InputError } from '../input/bad-input.ts'
import { requireOneArgument } from '../input/options.ts'
import { findState } from '../input/states.ts'
import { toNamedPath } from '../paths-for.ts'
import { writeScript } from '../script.ts'
import { isEntering } from '../suite-plan.ts'

/** `why <state>`: prints the shortest path to a state, or through it if the state is transient. */
export async function explainState(
  project: Project,
  { words: names, values }: CommandInput,
): Promise<string> {
  const name = requireOneArgument(names, 'state, such as session.signedOut.failed')
  const { machine, state } = findState(project, name)
  const words = await project.loadWords(values['language'])
  const steps =
    findShortestPath(project.model(machine), state) ?? findPathThrough(project, machine, state)
  const script = writeScript(project, machine, toNamedPath(steps), words)
  const headline = words.say('script/shortest', {
    machine: words.say(`${machine}/machine`),
    state: words.quote(`${machine}.${state}`),
    steps: steps.length - 1,
  })
  const lines = [headline, ...renderPathBody(script, words)]
  return `${lines.join('\n\n').replaceAll('<br>', '\n   ')}\n`
}

/** Finds the shortest path through a transient state, which the machine leaves immediately. */
function findPathThrough(project: Project, machine: string, state: string): Step[] {
  const graph = project.graph(machine)
  const way = findShortestEdges(
    graph,
    ({ isUnoffered }) => !isUnoffered,
    (edge) => isEntering(graph, edge, state),
  )
  if (!way) throw new InputError(`No action of a user or the server leads to ${machine}.${state}.`)
  return replaySteps(graph, way)
}
