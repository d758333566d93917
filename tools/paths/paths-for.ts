import { createHash } from 'node:crypto'

import type { Step } from '#machines/testing/model.ts'
import { suiteOf } from '#machines/testing/suite.ts'

import { graphOf } from './machines.ts'

/** A path, and the name by which it is found again. */
export interface NamedPath {
  id: string
  steps: readonly Step[]
}

/** The paths of a machine that the tests walk. */
export function pathsFor(folder: string): readonly NamedPath[] {
  const tests = suiteOf(graphOf(folder), { criterion: 'standard', sneaks: false })
  return tests.map(({ steps }) => ({ id: idOf(steps), steps }))
}

/** The first eight digits of a digest of what happens. */
export function idOf(steps: readonly Step[]): string {
  const labels = steps.map(({ label }) => label).join('\n')
  return createHash('sha256').update(labels).digest('hex').slice(0, 8)
}
