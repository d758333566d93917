import { relative } from 'node:path'

import type { build } from 'vite'

const DEVELOPMENT_MODULE_PATTERN = /^src\/(dev|chart)\/|virtual:charts|elkjs|\/testing\//
/** Code listens to flows with `.inspect`; the lookahead skips XState's own calls. */
const DEVELOPMENT_CODE_PATTERN = /masar-drawer|Live charts|\w\.inspect\b(?!\()/

/**
 * Finds development code in a build: the chart drawer, code that inspects flows, test doubles. Returns null if
 * it finds nothing.
 */
export function findDevelopmentPart(
  built: Awaited<ReturnType<typeof build>>,
  root: string,
): string | null {
  const outputs = Array.isArray(built) ? built : 'output' in built ? [built] : []
  const chunks = outputs.flatMap(({ output }) => output).filter((file) => file.type === 'chunk')
  for (const { moduleIds, code } of chunks) {
    const found = moduleIds
      .map((id) => relative(root, id))
      .find((id) => DEVELOPMENT_MODULE_PATTERN.test(id))
    const part = found ?? DEVELOPMENT_CODE_PATTERN.exec(code)?.[0]
    if (part) return part
  }
  return null
}
