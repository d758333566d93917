import type { MachineFolder } from '#machines/testing/catalogue.ts'
import type { Edge } from '#machines/testing/explore.ts'
import type { PathSuite } from '#machines/testing/paths/path-lock.ts'
import { wayAlong } from '#machines/testing/suite.ts'

import { BadInput } from '../input/bad-input.ts'
import { readLockFile } from '../lock/lock-file.ts'
import { machineGraph } from '../machines.ts'

/** What the locked paths of a machine take. */
export interface Walked {
  folder: MachineFolder
  paths: readonly WalkedPath[]
  /** The labels that happen, with the ids of the paths in which they do. */
  labels: ReadonlyMap<string, readonly string[]>
}

export interface WalkedPath {
  id: string
  suite: PathSuite
  edges: readonly Edge[]
}

export async function walkedBy(folder: MachineFolder): Promise<Walked> {
  const lock = await readLockFile(folder)
  if (!lock) throw new BadInput(`${folder} has no lock: npm run paths -- accept ${folder}`)
  const graph = machineGraph(folder)
  const paths = lock.paths.map(({ id, suite, steps }) => ({
    id,
    suite,
    edges: wayAlong(graph, steps),
  }))
  const taken = paths.map(({ id, edges }) => ({ id, labels: edges.map(({ label }) => label) }))
  return { folder, paths, labels: pathsByLabel(taken) }
}

/** The ids of the paths in which each label happens. */
export function pathsByLabel(
  paths: readonly { id: string; labels: readonly string[] }[],
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>()
  for (const { id, labels } of paths) {
    for (const label of new Set(labels)) found.set(label, [...(found.get(label) ?? []), id])
  }
  return found
}

/** How often each is taken, by suite, with the first path that takes it. */
export interface SuiteCounts {
  standard: number
  pairs: number
  sneaks: number
  example: string | null
}

/** Counts what the steps of the paths have, such as the transitions that they take. */
export function countTaken(
  { paths }: Walked,
  listItems: (edge: Edge) => readonly string[],
): ReadonlyMap<string, SuiteCounts> {
  const counts = new Map<string, SuiteCounts>()
  for (const { id, suite, edges } of paths) {
    for (const item of edges.flatMap((edge) => listItems(edge))) {
      const count = counts.get(item) ?? { standard: 0, pairs: 0, sneaks: 0, example: id }
      counts.set(item, { ...count, [suite]: count[suite] + 1 })
    }
  }
  return counts
}
