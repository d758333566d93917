import { type AnyModel, CATALOGUE, folderFor } from '@masar/machines/testing/catalogue.ts'

/** The model of a machine, by the machine's id. Throws where there is none. */
export const modelFor = (machine: string): AnyModel => CATALOGUE[folderFor(machine)]
