import { relative } from 'node:path'

import type { build } from 'vite'

const MODULES = /^src\/(dev|chart)\/|virtual:charts|elkjs|\/testing\//
/** `.inspect` is how code listens to flows; the lookahead skips XState's own calls. */
const WORDS = /masar-drawer|Live charts|\w\.inspect\b(?!\()/

/**
 * Finds development code in a build: the drawer of charts, code that inspects flows, stand-ins. Returns null if
 * there is none.
 */
export function findDevelopmentPart(
  built: Awaited<ReturnType<typeof build>>,
  root: string,
): string | null {
  const outputs = Array.isArray(built) ? built : 'output' in built ? [built] : []
  const chunks = outputs.flatMap(({ output }) => output).filter((file) => file.type === 'chunk')
  for (const { moduleIds, code } of chunks) {
    const found = moduleIds.map((id) => relative(root, id)).find((id) => MODULES.test(id))
    const part = found ?? WORDS.exec(code)?.[0]
    if (part) return part
  }
  return null
}
