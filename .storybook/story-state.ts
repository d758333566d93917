import type { CsfFile } from 'storybook/internal/csf-tools'

/** What is read of Babel's nodes. */
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
  /** The paths of its states, as `paying.expired`; several of a parallel machine. */
  paths: string[]
}

/**
 * Reads the states of a story from its source: `args.value` of the story in the machine of `parameters.machine` of the
 * file, and the final states of child machines in `parameters.endings` of the story.
 */
export function readStates(csf: CsfFile, exportName: string): StoryState[] {
  // oxlint-disable-next-line no-underscore-dangle -- Storybook has no other access to what it has parsed
  const [meta, story] = [csf._metaAnnotations, csf._storyAnnotations[exportName]]
  const machine = readProperty(meta['parameters'], 'machine')?.object?.name
  const value = readProperty(story?.['args'], 'value')
  const own =
    machine && value
      ? [{ folder: machineFolder(machine.replace(/Machine$/, '')), paths: listPaths(value) }]
      : []
  return [...own, ...readEndings(readProperty(story?.['parameters'], 'endings'))]
}

/** `BookingChange` and `bookingChange` are in the folder `booking-change`. */
export const machineFolder = (name: string): string =>
  name.replaceAll(/(?<=.)[A-Z]/g, (one) => `-${one}`).toLowerCase()

/** `['placing.carTaken']`. */
const readEndings = (list: Node | undefined): StoryState[] =>
  (list?.elements ?? []).flatMap(({ value }) => {
    const [, folder, path] = (typeof value === 'string' && /^([\w-]+)\.(.+)$/.exec(value)) || []
    return folder && path ? [{ folder, paths: [path] }] : []
  })

const readProperty = (node: Node | undefined, name: string): Node | undefined => {
  const found = node?.properties?.find(({ key }) => key?.name === name)?.value
  return typeof found === 'string' ? undefined : found
}

/** `'idle'`, `{ paying: 'expired' }`, or a call that completes such an object. */
function listPaths({ type, value, properties, arguments: [first] = [] }: Node): string[] {
  if (typeof value === 'string') return [value]
  if (type === 'CallExpression') return first ? listPaths(first) : []
  return (properties ?? []).flatMap(({ key, value: inner }) =>
    key?.name && inner && typeof inner !== 'string'
      ? listPaths(inner).map((path) => `${key.name}.${path}`)
      : [],
  )
}
