import {
  type Effect,
  lookUp,
  type LockedPath,
  type LockedStep,
  type PathLock,
} from './path-lock.ts'

const SEEN = ['tags', 'data', 'detail', 'requirements', 'status', 'output'] as const

/** The changes to the paths of a machine, one per line; empty when nothing changed. */
export function compareLocks(before: PathLock | null, after: PathLock | null): string[] {
  const old = pathsById(before)
  const now = pathsById(after)
  const gone = [...old].filter(([id]) => !now.has(id)).map(([, path]) => `- ${inShort(path)}`)
  const fresh = [...now].filter(([id]) => !old.has(id)).map(([, path]) => `+ ${inShort(path)}`)
  const changed = [...now].flatMap(([id, path]) => {
    const last = old.get(id)
    if (!last || !before || !after) return []
    const steps = path.steps.flatMap((step, number) => {
      const changes = stepChanges(before, last.steps[number], after, step)
      return changes.length > 0 ? [`    ${number}. ${step[0]}: ${changes.join('; ')}`] : []
    })
    return steps.length > 0 ? [`~ ${inShort(path)}`, ...steps] : []
  })
  return [...gone, ...changed, ...fresh]
}

const pathsById = (lock: PathLock | null) =>
  new Map(lock?.paths.map((path) => [path.id, path] as const) ?? [])

const inShort = ({ id, suite, steps }: LockedPath) =>
  `${id} (${suite}): ${steps.length} steps, to ${steps.at(-1)?.[0]}`

function stepChanges(
  before: PathLock,
  old: LockedStep | undefined,
  after: PathLock,
  step: LockedStep,
): string[] {
  if (!old || JSON.stringify(old) === JSON.stringify(step)) return []
  const [was, is] = [lookUp(before, old), lookUp(after, step)]
  const parts: [name: string, was: unknown, is: unknown][] = [
    ['state', was.leaf, is.leaf],
    ...SEEN.map((name): [string, unknown, unknown] => [name, was.state[name], is.state[name]]),
  ]
  return [
    ...parts.flatMap(([name, a, b]) => differences(name, a, b)),
    ...effectChanges(was.effects, is.effects),
  ]
}

function effectChanges(was: readonly Effect[], is: readonly Effect[]): string[] {
  const [old, now] = [was, is].map(
    (effects) => effects.map(({ name }) => name).join(', ') || 'nothing',
  )
  if (old !== now) return [`does ${old} -> ${now}`]
  return is.flatMap(({ name, what }, number) => differences(name, was[number]?.what, what))
}

/** The smallest differences, each with its path: `data.price 100 -> 120`. */
function differences(path: string, was: unknown, is: unknown): string[] {
  if (JSON.stringify(was) === JSON.stringify(is)) return []
  if (!isWhole(was) || !isWhole(is)) return [`${path} ${shown(was)} -> ${shown(is)}`]
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])]
  return names.flatMap((name) => differences(`${path}.${name}`, was[name], is[name]))
}

const isWhole = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const shown = (value: unknown) =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing')
