import { CATALOGUE, FOLDERS, type MachineFolder } from '@masar/machines/testing/catalogue.ts'
import { explore } from 'statechart-paths'
import type { AnyModel, Graph } from 'statechart-paths/chart'

import { unknown } from './input/bad-input.ts'

/** The machine with this name, which is its folder. Throws `BadInput` with similar names for an unknown one. */
export function folderNamed(name: string): MachineFolder {
  const folder = FOLDERS.find((known) => known === name)
  if (!folder) throw unknown('machine', name, FOLDERS)
  return folder
}

export const modelNamed = (name: string): AnyModel => CATALOGUE[folderNamed(name)]

/** The named machine, or all machines. */
export const foldersNamed = (name: string | undefined): readonly MachineFolder[] =>
  name === undefined || name === 'all' ? FOLDERS : [folderNamed(name)]

/** All steps that a machine can take. */
export const machineGraph = (folder: MachineFolder): Graph => explore(modelNamed(folder))
