import type { AnyStateMachine } from 'xstate'

import type { Model } from '#machines/testing/model.ts'

import { MODELS } from '../models.ts'

/** The model of a machine, by the machine's id. Throws where there is none. */
export function modelFor(machine: string): Model<AnyStateMachine> {
  const model = MODELS.find((one) => one.machine.id === machine)
  if (!model) throw new Error(`There is no model of "${machine}".`)
  return model
}
