import type { AnyModel } from 'statechart-paths/chart'
import { CATALOGUE, folderFor } from '@masar/machines/testing/catalogue.ts'

/** Returns the model of a machine by its id. Throws for an unknown id. */
export const modelFor = (machine: string): AnyModel => CATALOGUE[folderFor(machine)]
