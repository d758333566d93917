import type { CsfFile } from 'storybook/internal/csf-tools'

/** What is read of Babel's nodes. */
interface Node {
  type: string
  name?: string
  value?: Node | string
  key?: Node
  object?: Node
  properties?: Node[]
  arguments?: Node[]
}

export interface StoryState {
  /** The folder of the machine. */
  folder: string
  /** The paths of its states, as `paying.expired`; several of a parallel machine. */
  paths: string[]
}

/**
 * Reads the machine and the state of a story from its source: `parameters.machine` of the file and `args.value` of the
 * story. Null where it has none.
 */
export function readState(csf: CsfFile, exportName: string): StoryState | null {
  // oxlint-disable-next-line no-underscore-dangle -- Storybook has no other access to what it has parsed
  const [meta, story] = [csf._metaAnnotations, csf._storyAnnotations[exportName]]
  const machine = readProperty(meta['parameters'], 'machine')?.object?.name
  const value = readProperty(story?.['args'], 'value')
  if (!machine || !value) return null
  const folder = machine
    .replace(/Machine$/, '')
    .replaceAll(/[A-Z]/g, (one) => `-${one.toLowerCase()}`)
  return { folder, paths: listPaths(value) }
}

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
