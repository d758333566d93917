import type { AnyStateMachine } from 'xstate'

import { explore, type Graph } from '#machines/testing/explore.ts'
import type { Model } from '#machines/testing/model.ts'

import { unknown } from './bad-input.ts'
import { CATALOGUE } from './models.ts'

export type AnyModel = Model<AnyStateMachine>

/** The names of the machines, which are their folders. */
export const FOLDERS: readonly string[] = Object.keys(CATALOGUE)

/** The machine of this name; a wrong one is answered with those that are like it. */
export function modelNamed(folder: string): AnyModel {
  const model = CATALOGUE[folder]
  if (!model) throw unknown('machine', folder, FOLDERS)
  return model
}

/** One machine, or every one. */
export const foldersNamed = (name: string | undefined): readonly string[] => {
  if (name === undefined || name === 'all') return FOLDERS
  modelNamed(name)
  return [name]
}

const graphs = new Map<string, Graph>()

/** Everything that can happen to a machine; it is explored once. */
export function graphOf(folder: string): Graph {
  const known = graphs.get(folder)
  if (known) return known
  const graph = explore(modelNamed(folder))
  graphs.set(folder, graph)
  return graph
}
