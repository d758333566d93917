import { FOLDERS, type MachineFolder } from '@masar/machines/testing/catalogue.ts'
import { everyNode } from '@masar/machines/testing/coverage.ts'

import { BadInput, unknown } from './bad-input.ts'
import { modelNamed } from '../machines.ts'

/** Every state of a machine as `signedOut.failed`, outer ones too. */
export function machineStates(folder: MachineFolder): string[] {
  const nodes = everyNode(modelNamed(folder).machine.root)
  return nodes.map(({ path }) => path.join('.')).filter((path) => path !== '')
}

/** The state or one in it. */
export const isWithin = (state: string, outer: string) =>
  state === outer || state.startsWith(`${outer}.`)

/** The full name of a state of one machine: its last part is enough where only one has it. */
export function stateNamed(folder: MachineFolder, name: string): string {
  const states = machineStates(folder)
  if (states.includes(name)) return name
  const ending = states.filter((state) => state.endsWith(`.${name}`))
  if (ending.length > 1) throw new BadInput(`"${name}" is ${ending.join(' or ')}.`)
  if (ending[0] === undefined) throw unknown(`state of ${folder}`, name, states)
  return ending[0]
}

/** The machine and the state in `session.signedOut.failed`, or in a name that only one has. */
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
  if (found.length > 1) throw new BadInput(`"${name}" is ${names.join(' or ')}.`)
  if (!found[0])
    throw unknown(
      'state',
      name,
      all.map((known) => `${known.folder}.${known.state}`),
    )
  return found[0]
}
