import {
  type Effect,
  resolveLockedStep,
  type LockedPath,
  type LockedStep,
  type PathLock,
} from './path-lock.ts'

const COMPARED_FIELDS = ['tags', 'data', 'detail', 'requirements', 'status', 'output'] as const

/** Lists the changes to a machine's paths, one per line; empty when nothing changed. */
export function compareLocks(before: PathLock | null, after: PathLock | null): string[] {
  const old = mapPathsById(before)
  const now = mapPathsById(after)
  const removed = [...old]
    .filter(([id]) => !now.has(id))
    .map(([, path]) => `- ${summarizePath(path)}`)
  const fresh = [...now]
    .filter(([id]) => !old.has(id))
    .map(([, path]) => `+ ${summarizePath(path)}`)
  const changed = [...now].flatMap(([id, path]) => {
    const last = old.get(id)
    if (!last || !before || !after) return []
    const steps = path.steps.flatMap((step, number) => {
      const changes = listStepChanges(before, last.steps[number], after, step)
      return changes.length > 0 ? [`    ${number}. ${step[0]}: ${changes.join('; ')}`] : []
    })
    return steps.length > 0 ? [`~ ${summarizePath(path)}`, ...steps] : []
  })
  return [...removed, ...changed, ...fresh]
}

const mapPathsById = (lock: PathLock | null) =>
  new Map(lock?.paths.map((path) => [path.id, path] as const) ?? [])

const summarizePath = ({ id, suite, steps }: LockedPath) =>
  `${id} (${suite}): ${steps.length} steps, to ${steps.at(-1)?.[0]}`

function listStepChanges(
  before: PathLock,
  old: LockedStep | undefined,
  after: PathLock,
  step: LockedStep,
): string[] {
  if (!old || JSON.stringify(old) === JSON.stringify(step)) return []
  const [was, is] = [resolveLockedStep(before, old), resolveLockedStep(after, step)]
  const parts: [name: string, was: unknown, is: unknown][] = [
    ['state', was.leaf, is.leaf],
    ...COMPARED_FIELDS.map((name): [string, unknown, unknown] => [
      name,
      was.state[name],
      is.state[name],
    ]),
  ]
  return [
    ...parts.flatMap(([name, a, b]) => listDifferences(name, a, b)),
    ...listEffectChanges(was.effects, is.effects),
  ]
}

function listEffectChanges(was: readonly Effect[], is: readonly Effect[]): string[] {
  const [old, now] = [was, is].map(
    (effects) => effects.map(({ name }) => name).join(', ') || 'nothing',
  )
  if (old !== now) return [`does ${old} -> ${now}`]
  return is.flatMap(({ name, what }, number) => listDifferences(name, was[number]?.what, what))
}

/** Lists the smallest differences, each with its path: `data.price 100 -> 120`. */
function listDifferences(path: string, was: unknown, is: unknown): string[] {
  if (JSON.stringify(was) === JSON.stringify(is)) return []
  if (!isObject(was) || !isObject(is)) return [`${path} ${formatValue(was)} -> ${formatValue(is)}`]
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])]
  return names.flatMap((name) => listDifferences(`${path}.${name}`, was[name], is[name]))
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const formatValue = (value: unknown) =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing')
