import { FOLDERS, type MachineFolder } from '@masar/machines/testing/catalogue.ts'
import { listNodes } from 'statechart-paths/chart'

import { BadInput, unknown } from './bad-input.ts'
import { modelNamed } from '../machines.ts'

/** Every state of a machine, such as `signedOut.failed`, including parent states. */
export function machineStates(folder: MachineFolder): string[] {
  const nodes = listNodes(modelNamed(folder).machine.root)
  return nodes.map(({ path }) => path.join('.')).filter((path) => path !== '')
}

/** Whether a state is the outer state or one of its descendants. */
export const isWithin = (state: string, outer: string) =>
  state === outer || state.startsWith(`${outer}.`)

/** The full name of a state of one machine. The end of a name is enough if it is unique. */
export function stateNamed(folder: MachineFolder, name: string): string {
  const states = machineStates(folder)
  if (states.includes(name)) return name
  const ending = states.filter((state) => state.endsWith(`.${name}`))
  if (ending.length > 1) throw new BadInput(`"${name}" is ambiguous: ${ending.join(' or ')}.`)
  if (ending[0] === undefined) throw unknown(`state of ${folder}`, name, states)
  return ending[0]
}

/** Finds the machine and the state for `session.signedOut.failed`, or for the end of a name if it is unique. */
export function findState(name: string): { folder: MachineFolder; state: string } {
  const [first = '', ...rest] = name.split('.')
  const folder = FOLDERS.find((known) => known === first || modelNamed(known).machine.id === first)
  if (folder !== undefined && rest.length > 0)
    return { folder, state: stateNamed(folder, rest.join('.')) }
  const all = FOLDERS.flatMap((known) =>
    machineStates(known).map((state) => ({ folder: known, state })),
  )
  const found = all.filter(({ state }) => state === name || state.endsWith(`.${name}`))
  const names = found.map(({ folder: known, state }) => `${known}.${state}`)
  if (found.length > 1) throw new BadInput(`"${name}" is ambiguous: ${names.join(' or ')}.`)
  if (!found[0])
    throw unknown(
      'state',
      name,
      all.map((known) => `${known.folder}.${known.state}`),
    )
  return found[0]
}
