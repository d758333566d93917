import { listNodes } from '../../coverage/coverage.ts'
import type { Project } from '../config.ts'
import { InputError, createUnknownNameError } from './bad-input.ts'

/** Lists every state of a machine, such as `signedOut.failed`, including parent states. */
export function listMachineStates(project: Project, machine: string): string[] {
  const nodes = listNodes(project.model(machine).machine.root)
  return nodes.map(({ path }) => path.join('.')).filter((path) => path !== '')
}

/** Whether a state is the outer state or one of its descendants. */
export const isWithin = (state: string, outer: string) =>
  state === outer || state.startsWith(`${outer}.`)

/** Returns the full name of a state of one machine. The end of a name is enough if it is unique. */
export function resolveStateName(project: Project, machine: string, name: string): string {
  const states = listMachineStates(project, machine)
  if (states.includes(name)) return name
  const ending = states.filter((state) => state.endsWith(`.${name}`))
  if (ending.length > 1) throw new InputError(`"${name}" is ambiguous: ${ending.join(' or ')}.`)
  if (ending[0] === undefined) throw createUnknownNameError(`state of ${machine}`, name, states)
  return ending[0]
}

/** Finds the machine and the state for `session.signedOut.failed`, or for the end of a name if it is unique. */
export function findState(project: Project, name: string): { machine: string; state: string } {
  const [first = '', ...rest] = name.split('.')
  const machine = project.names.find(
    (known) => known === first || project.model(known).machine.id === first,
  )
  if (machine !== undefined && rest.length > 0)
    return { machine, state: resolveStateName(project, machine, rest.join('.')) }
  const all = project.names.flatMap((known) =>
    listMachineStates(project, known).map((state) => ({ machine: known, state })),
  )
  const found = all.filter(({ state }) => state === name || state.endsWith(`.${name}`))
  const names = found.map(({ machine: known, state }) => `${known}.${state}`)
  if (found.length > 1) throw new InputError(`"${name}" is ambiguous: ${names.join(' or ')}.`)
  if (!found[0])
    throw createUnknownNameError(
      'state',
      name,
      all.map((known) => `${known.machine}.${known.state}`),
    )
  return found[0]
}
