import { execFile } from 'node:child_process'
import { globSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import { promisify } from 'node:util'
import type { Plugin } from 'vite'

const NAME = 'virtual:charts'
const MACHINE = `${NAME}/`
const PRINT = 'tools/charts/print.ts'

const run = promisify(execFile)

/**
 * The charts of the machines as modules, one each, laid out at build time: browsers only draw them. Each is
 * generated in its own process, so that it reads the current machines.
 */
export function drawnMachines(): Plugin {
  return {
    name: 'drawn-machines',
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : null),
    async load(id) {
      if (id === `\0${NAME}`) return everyMachine()
      if (!id.startsWith(`\0${MACHINE}`)) return null
      const machine = id.slice(MACHINE.length + 1)
      for (const file of globSync('machines/**/*.ts')) this.addWatchFile(resolve(file))
      const { stdout } = await run(process.execPath, [PRINT, machine], { maxBuffer: 2 ** 26 })
      return `export default JSON.parse(${JSON.stringify(stdout)})`
    },
  }
}

/** A map from the id of a machine to its module, which is imported on demand. */
function everyMachine(): string {
  const rows = machineIds().map((id) => `${JSON.stringify(id)}: () => import('${MACHINE}${id}')`)
  return `export default {${rows.join(',')}}`
}

/** A folder of `machines/` has the name of its machine. */
const machineIds = () =>
  globSync('machines/**/*.journeys.ts')
    .map((file) => basename(dirname(file)))
    .toSorted()
    .map((folder) => folder.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase()))
