import { FOLDERS, type MachineFolder } from '@masar/machines/testing/catalogue.ts'
import { measureCoverage, followEdges } from 'statechart-paths/suites'
import type { Edge } from 'statechart-paths/chart'
import { readLockFile } from '@masar/machines/testing/lock-file.ts'

import { machineChart, statePath } from '../../charts/machine-chart.ts'
import { writeCause } from '../../statecharts/mermaid.ts'
import { listUnwalkedAnswers } from '../contract-answers.ts'
import { BadInput } from '../input/bad-input.ts'
import type { CommandInput } from '../input/options.ts'
import { machineGraph, modelNamed } from '../machines.ts'

/** The locked paths of a machine, as edges of its graph. */
export interface Walked {
  folder: MachineFolder
  paths: readonly (readonly Edge[])[]
}

export async function readWalkedPaths(folder: MachineFolder): Promise<Walked> {
  const lock = await readLockFile(folder)
  const graph = machineGraph(folder)
  return { folder, paths: lock.paths.map(({ steps }) => followEdges(graph, steps)) }
}

/** `coverage`: what the locked paths cover of every chart and of the contract, and what they miss, as Markdown. */
export async function coverage({ words }: CommandInput): Promise<string> {
  if (words.length > 0) throw new BadInput('coverage always covers all machines: name none.')
  const all = await Promise.all(FOLDERS.map(readWalkedPaths))
  return [
    '# Coverage of the locked paths\n',
    '| Machine | Paths | Steps | States | Transitions | Guards, both ways | Gestures and answers |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...all.map(summaryRow),
    '\n## Transitions, gestures and answers that no path takes\n',
    ...bullets(all.flatMap(findGaps)),
    '\n## Answers of the contract that no path gives\n',
    ...bullets(all.flatMap(listUnwalkedAnswers)),
    '',
  ].join('\n')
}

const bullets = (lines: readonly string[]) =>
  lines.length > 0 ? lines.map((line) => `- ${line}`) : ['None.']

function summaryRow(walked: Walked): string {
  const { folder, paths } = walked
  const edges = paths.flat()
  const { states, transitions, guards } = measureCoverage(machineGraph(folder).model.machine, edges)
  const labels = listLabels(folder)
  const unsaid = findUnusedLabels(walked)
  const cells = [
    folder,
    paths.length,
    edges.length,
    ...[states, transitions, guards].map(({ covered, declared }) => `${covered} of ${declared}`),
    `${labels.length - unsaid.length} of ${labels.length}`,
  ]
  return `| ${cells.join(' | ')} |`
}

/** The labels of all events and answers in a model. */
function listLabels(folder: MachineFolder): string[] {
  const { cases, outcomes } = modelNamed(folder)
  const answers = Object.entries(outcomes).flatMap(
    ([call, { done = {}, error = {}, moved = {} }]) => [
      ...Object.keys(done).map((name) => `${call} done: ${name}`),
      ...Object.keys(error).map((name) => `${call} failed: ${name}`),
      ...Object.keys(moved).map((name) => `${call} moved: ${name}`),
    ],
  )
  return [...cases.map(({ label }) => label), ...answers]
}

function findUnusedLabels({ folder, paths }: Walked): string[] {
  const said = new Set(paths.flat().map(({ label }) => label))
  return listLabels(folder).filter((label) => !said.has(label))
}

/** The transitions, events and answers of a machine that no path covers. */
export function findGaps(walked: Walked): string[] {
  const { folder, paths } = walked
  const taken = new Set(paths.flat().flatMap((edge) => edge.taken))
  const chart = machineChart(modelNamed(folder).machine)
  const transitions = chart.ways
    .filter(({ id }) => !taken.has(id))
    .map((way) => `${folder}.${statePath(chart, way.from)}: ${writeCause(way)}`)
  return [...transitions, ...findUnusedLabels(walked).map((label) => `${folder}: "${label}"`)]
}
