import { execFile } from 'node:child_process'
import { globSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import { promisify } from 'node:util'
import type { Plugin } from 'vite'

const CHARTS_MODULE = 'virtual:charts'
const MACHINE_PREFIX = `${CHARTS_MODULE}/`
const PRINT_SCRIPT = 'tools/charts/print.ts'

const execFileAsync = promisify(execFile)

/**
 * Provides the chart of each machine as a module, laid out at build time, so that browsers only draw it. Each
 * chart is generated in its own process, which reads the current machines.
 */
export function drawnMachines(): Plugin {
  return {
    name: 'drawn-machines',
    resolveId: (id) => (id.startsWith(CHARTS_MODULE) ? `\0${id}` : null),
    async load(id) {
      if (id === `\0${CHARTS_MODULE}`) return renderMachineMap()
      if (!id.startsWith(`\0${MACHINE_PREFIX}`)) return null
      const machine = id.slice(MACHINE_PREFIX.length + 1)
      for (const file of globSync('machines/**/*.ts')) this.addWatchFile(resolve(file))
      const { stdout } = await execFileAsync(process.execPath, [PRINT_SCRIPT, machine], {
        maxBuffer: 2 ** 26,
      })
      return `export default JSON.parse(${JSON.stringify(stdout)})`
    },
  }
}

/** Renders a map from machine ids to their modules, which are imported on demand. */
function renderMachineMap(): string {
  const rows = listMachineIds().map(
    (id) => `${JSON.stringify(id)}: () => import('${MACHINE_PREFIX}${id}')`,
  )
  return `export default {${rows.join(',')}}`
}

/** Lists the ids of the machines, which are named after their folders in `machines/`. */
const listMachineIds = () =>
  globSync('machines/**/*.journeys.ts')
    .map((file) => basename(dirname(file)))
    .toSorted()
    .map((folder) => folder.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase()))
