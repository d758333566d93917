import {
  CATALOGUE,
  MACHINE_FOLDERS,
  type MachineFolder,
} from '@masar/machines/testing/catalogue.ts'
import type { AnyModel } from 'statechart-paths/chart'

/** Returns the folder of the machine with this name. Throws for an unknown name. */
export function getFolderByName(name: string): MachineFolder {
  const folder = MACHINE_FOLDERS.find((known) => known === name)
  if (!folder) throw new Error(`There is no machine "${name}".`)
  return folder
}

export const getModelByName = (name: string): AnyModel => CATALOGUE[getFolderByName(name)]
