import { CATALOGUE, FOLDERS, type MachineFolder } from '@masar/machines/testing/catalogue.ts'
import type { AnyModel } from 'statechart-paths/chart'

/** The machine with this name, which is its folder. Throws for an unknown one. */
export function folderNamed(name: string): MachineFolder {
  const folder = FOLDERS.find((known) => known === name)
  if (!folder) throw new Error(`There is no machine "${name}".`)
  return folder
}

export const modelNamed = (name: string): AnyModel => CATALOGUE[folderNamed(name)]
