import {
  type AnyModel,
  CATALOGUE,
  FOLDERS,
  type MachineFolder,
} from '#machines/testing/catalogue.ts'
import { explore, type Graph } from '#machines/testing/explore.ts'

import { unknown } from './input/bad-input.ts'

/** The machine of this name, which is its folder; a wrong one is answered with those like it. */
export function folderNamed(name: string): MachineFolder {
  const folder = FOLDERS.find((known) => known === name)
  if (!folder) throw unknown('machine', name, FOLDERS)
  return folder
}

export const modelNamed = (name: string): AnyModel => CATALOGUE[folderNamed(name)]

/** One machine, or every one. */
export const foldersNamed = (name: string | undefined): readonly MachineFolder[] =>
  name === undefined || name === 'all' ? FOLDERS : [folderNamed(name)]

const graphs = new Map<string, Graph>()

/** Everything that can happen to a machine; it is explored once. */
export function machineGraph(folder: MachineFolder): Graph {
  const known = graphs.get(folder)
  if (known) return known
  const graph = explore(modelNamed(folder))
  graphs.set(folder, graph)
  return graph
}
