import type { CsfFile } from 'storybook/internal/csf-tools'

/** The properties of a Babel node that are read here. */
interface Node {
  type: string
  name?: string
  value?: Node | string
  key?: Node
  object?: Node
  properties?: Node[]
  elements?: Node[]
  arguments?: Node[]
}

export interface StoryState {
  /** The folder of the machine. */
  folder: string
  /** State paths such as `paying.expired`; several for a parallel machine. */
  paths: string[]
}

/**
 * Reads the states of a story from its source: `args.value`, as a state of the machine in the file's
 * `parameters.machine`, and the final states of child machines in the story's `parameters.endings`.
 */
export function readStates(csf: CsfFile, exportName: string): StoryState[] {
  // oxlint-disable-next-line no-underscore-dangle -- Storybook has no other access to what it has parsed
  const [meta, story] = [csf._metaAnnotations, csf._storyAnnotations[exportName]]
  const machine = readProperty(meta['parameters'], 'machine')?.object?.name
  const value = readProperty(story?.['args'], 'value')
  const own =
    machine && value
      ? [{ folder: getMachineFolder(machine.replace(/Machine$/, '')), paths: listPaths(value) }]
      : []
  return [...own, ...readEndings(readProperty(story?.['parameters'], 'endings'))]
}

/** Returns the folder of a machine: `booking-change` for `BookingChange` and `bookingChange`. */
export const getMachineFolder = (name: string): string =>
  name.replaceAll(/(?<=.)[A-Z]/g, (one) => `-${one}`).toLowerCase()

/** Reads a list such as `['placing.carTaken']`. */
const readEndings = (list: Node | undefined): StoryState[] =>
  (list?.elements ?? []).flatMap(({ value }) => {
    const [, folder, path] = (typeof value === 'string' && /^([\w-]+)\.(.+)$/.exec(value)) || []
    return folder && path ? [{ folder, paths: [path] }] : []
  })

const readProperty = (node: Node | undefined, name: string): Node | undefined => {
  const found = node?.properties?.find(({ key }) => key?.name === name)?.value
  return typeof found === 'string' ? undefined : found
}

/** Lists the paths in `'idle'`, `{ paying: 'expired' }`, or a call that completes such an object. */
function listPaths({ type, value, properties, arguments: [first] = [] }: Node): string[] {
  if (typeof value === 'string') return [value]
  if (type === 'CallExpression') return first ? listPaths(first) : []
  return (properties ?? []).flatMap(({ key, value: inner }) =>
    key?.name && inner && typeof inner !== 'string'
      ? listPaths(inner).map((path) => `${key.name}.${path}`)
      : [],
  )
}
