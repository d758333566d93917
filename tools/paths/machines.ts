import {
  type AnyModel,
  CATALOGUE,
  FOLDERS,
  type MachineFolder,
} from '@masar/machines/testing/catalogue.ts'
import { exploreOnce, type Graph } from '@masar/machines/testing/explore.ts'

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

/** Everything that can happen to a machine. */
export const machineGraph = (folder: MachineFolder): Graph => exploreOnce(modelNamed(folder))
