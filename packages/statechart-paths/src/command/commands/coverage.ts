import { listNodes, measureCoverage } from '../../coverage/coverage.ts'
import { followEdges } from '../../coverage/suite.ts'
import type { Edge } from '../../model/explore.ts'
import { getTransitionId } from '../../model/step.ts'
import { describeCause, formatCause } from '../../model/transition-text.ts'
import type { CommandInput, Project, WalkedLabels } from '../config.ts'
import { InputError } from '../input/bad-input.ts'

/** The locked paths of a machine, as edges of its graph. */
interface WalkedPaths extends WalkedLabels {
  paths: readonly (readonly Edge[])[]
}

/** `coverage`: reports what the locked paths of each chart cover and what they miss, as Markdown. */
export async function reportCoverage(project: Project, { words }: CommandInput): Promise<string> {
  if (words.length > 0) throw new InputError('coverage always covers all machines: name none.')
  const all = await Promise.all(project.names.map((machine) => readWalkedPaths(project, machine)))
  const more = project.config.coverage?.(all) ?? []
  return [
    '# Coverage of the locked paths\n',
    '| Machine | Paths | Steps | States | Transitions | Guards, both ways | Gestures and answers |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...all.map((walked) => toSummaryRow(project, walked)),
    '\n## Transitions, gestures and answers that no path takes\n',
    ...toBullets(all.flatMap((walked) => findGaps(project, walked))),
    ...more.flatMap(({ title, lines }) => [`\n## ${title}\n`, ...toBullets(lines)]),
    '',
  ].join('\n')
}

export async function readWalkedPaths(project: Project, machine: string): Promise<WalkedPaths> {
  const lock = await project.readLock(machine)
  const graph = project.graph(machine)
  const paths = lock.paths.map(({ steps }) => followEdges(graph, steps))
  return { machine, paths, labels: new Set(paths.flat().map(({ label }) => label)) }
}

const toBullets = (lines: readonly string[]) =>
  lines.length > 0 ? lines.map((line) => `- ${line}`) : ['None.']

function toSummaryRow(project: Project, walked: WalkedPaths): string {
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

/** Returns the labels of all events and answers in a model. */
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

const findUnusedLabels = (project: Project, { machine, labels }: WalkedPaths): string[] =>
  listLabels(project, machine).filter((label) => !labels.has(label))

/** Returns the transitions, events and answers of a machine that no path covers. */
export function findGaps(project: Project, walked: WalkedPaths): string[] {
  const { machine, paths } = walked
  const taken = new Set(paths.flat().flatMap((edge) => edge.taken))
  const nodes = listNodes(project.model(machine).machine.root)
  const transitions = nodes.flatMap((node) =>
    [...[...node.transitions.values()].flat(), ...(node.always ?? [])]
      .filter((transition) => !taken.has(getTransitionId(transition)))
      .map(
        (transition) =>
          `${machine}.${node.path.join('.')}: ${formatCause(describeCause(transition))}`,
      ),
  )
  return [
    ...transitions,
    ...findUnusedLabels(project, walked).map((label) => `${machine}: "${label}"`),
  ]
}
