import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

import type { AnyModel } from 'statechart-paths/chart'
import type { Chart } from 'storybook-addon-statechart/chart'
import { createChart } from 'storybook-addon-statechart/layout'

/** The packages that machines import. */
const PACKAGES = ['domain', 'machines', 'openapi']

/**
 * Returns the charts of a commit, by folder. Runs the machines of that commit, which must have
 * `machines/testing/catalogue.ts`.
 */
export async function loadChartsAt(commit: string): Promise<ReadonlyMap<string, Chart>> {
  const folder = resolve('.tmp/statecharts', commit)
  rmSync(folder, { recursive: true, force: true })
  // Links the packages of that commit, not those of the working tree.
  mkdirSync(`${folder}/node_modules/@masar`, { recursive: true })
  for (const name of PACKAGES)
    symlinkSync(`${folder}/${name}`, `${folder}/node_modules/@masar/${name}`)
  execFileSync('git', ['archive', '-o', `${folder}/packages.tar`, commit, ...PACKAGES])
  execFileSync('tar', ['-xf', 'packages.tar'], { cwd: folder })
  const file = pathToFileURL(`${folder}/machines/testing/catalogue.ts`).href
  const { CATALOGUE } = (await import(file)) as { CATALOGUE: Record<string, AnyModel> }
  rmSync(folder, { recursive: true })
  return new Map(
    Object.entries(CATALOGUE).map(([name, { machine }]) => [name, createChart(machine)]),
  )
}
