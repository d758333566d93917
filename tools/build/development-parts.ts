import { relative } from 'node:path'

import type { build } from 'vite'

const MODULES = /^src\/(dev|chart)\/|virtual:charts|elkjs|\/testing\//
/** The last one reads what flows are listened to with; XState calls its own. */
const WORDS = /masar-drawer|Live charts|\w\.inspect\b(?!\()/

/** What a build brings that is for development alone: the drawer of charts, what listens to flows, stand-ins. Null for nothing. */
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
