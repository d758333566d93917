import { listNodes, measureCoverage } from '../../coverage/coverage.ts'
import { followEdges } from '../../coverage/suite.ts'
import type { Edge } from '../../model/explore.ts'
import { transitionId } from '../../model/step.ts'
import { describeCause, writeCause } from '../../model/transition-text.ts'
import type { CommandInput, Project, WalkedLabels } from '../config.ts'
import { BadInput } from '../input/bad-input.ts'

/** The locked paths of a machine, as edges of its graph. */
interface Walked extends WalkedLabels {
  paths: readonly (readonly Edge[])[]
}

/** `coverage`: what the locked paths cover of every chart, and what they miss, as Markdown. */
export async function coverage(project: Project, { words }: CommandInput): Promise<string> {
  if (words.length > 0) throw new BadInput('coverage always covers all machines: name none.')
  const all = await Promise.all(project.names.map((machine) => readWalkedPaths(project, machine)))
  const more = project.config.coverage?.(all) ?? []
  return [
    '# Coverage of the locked paths\n',
    '| Machine | Paths | Steps | States | Transitions | Guards, both ways | Gestures and answers |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...all.map((walked) => summaryRow(project, walked)),
    '\n## Transitions, gestures and answers that no path takes\n',
    ...bullets(all.flatMap((walked) => findGaps(project, walked))),
    ...more.flatMap(({ title, lines }) => [`\n## ${title}\n`, ...bullets(lines)]),
    '',
  ].join('\n')
}

export async function readWalkedPaths(project: Project, machine: string): Promise<Walked> {
  const lock = await project.readLock(machine)
  const graph = project.graph(machine)
  const paths = lock.paths.map(({ steps }) => followEdges(graph, steps))
  return { machine, paths, labels: new Set(paths.flat().map(({ label }) => label)) }
}

const bullets = (lines: readonly string[]) =>
  lines.length > 0 ? lines.map((line) => `- ${line}`) : ['None.']

function summaryRow(project: Project, walked: Walked): string {
  const { machine, paths } = walked
  const edges = paths.flat()
  const { states, transitions, guards } = measureCoverage(project.model(machine).machine, edges)
  const labels = listLabels(project, machine)
  const unused = findUnusedLabels(project, walked)
  const cells = [
    machine,
    paths.length,
    edges.length,
    ...[states, transitions, guards].map(({ covered, declared }) => `${covered} of ${declared}`),
    `${labels.length - unused.length} of ${labels.length}`,
  ]
  return `| ${cells.join(' | ')} |`
}

/** The labels of all events and answers in a model. */
function listLabels(project: Project, machine: string): string[] {
  const { cases, outcomes } = project.model(machine)
  const answers = Object.entries(outcomes).flatMap(
    ([call, { done = {}, error = {}, moved = {} }]) => [
      ...Object.keys(done).map((name) => `${call} done: ${name}`),
      ...Object.keys(error).map((name) => `${call} failed: ${name}`),
      ...Object.keys(moved).map((name) => `${call} moved: ${name}`),
    ],
  )
  return [...cases.map(({ label }) => label), ...answers]
}

const findUnusedLabels = (project: Project, { machine, labels }: Walked): string[] =>
  listLabels(project, machine).filter((label) => !labels.has(label))

/** The transitions, events and answers of a machine that no path covers. */
export function findGaps(project: Project, walked: Walked): string[] {
  const { machine, paths } = walked
  const taken = new Set(paths.flat().flatMap((edge) => edge.taken))
  const nodes = listNodes(project.model(machine).machine.root)
  const transitions = nodes.flatMap((node) =>
    [...[...node.transitions.values()].flat(), ...(node.always ?? [])]
      .filter((transition) => !taken.has(transitionId(transition)))
      .map(
        (transition) =>
          `${machine}.${node.path.join('.')}: ${writeCause(describeCause(transition))}`,
      ),
  )
  return [
    ...transitions,
    ...findUnusedLabels(project, walked).map((label) => `${machine}: "${label}"`),
  ]
}
