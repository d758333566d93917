import { parseArgs } from 'node:util'

import { FOLDERS, type MachineFolder } from '#machines/testing/catalogue.ts'

import { accept, diff } from './paths/lock/commands.ts'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { anew: { type: 'boolean', default: false } },
})
const [command, ...names] = positionals

const isFolder = (name: string): name is MachineFolder => FOLDERS.some((folder) => folder === name)

if (command === 'accept' && names.every(isFolder)) await accept(names, values.anew)
else if (command === 'diff') await diff(names[0] ?? 'HEAD')
else {
  console.error(`paths accept [machine ...] [--anew] | paths diff [revision[..revision]]
The machines: ${FOLDERS.join(', ')}`)
  process.exitCode = 2
}
