import type { AnyModel } from 'statechart-paths/chart'
import { CATALOGUE, findMachineFolder } from '@masar/machines/testing/catalogue.ts'

/** Returns the model of a machine by its id. Throws for an unknown id. */
export const getModelById = (machine: string): AnyModel => CATALOGUE[findMachineFolder(machine)]
