import { folderFor } from '#machines/testing/catalogue.ts'

import { readLockFile } from '../paths/lock/lock-file.ts'
import { drawnMachine } from './drawn-machine.ts'

/** Writes one machine, drawn, to the standard output: `node tools/charts/print.ts session`. */
const folder = folderFor(process.argv[2] ?? '')
const lock = await readLockFile(folder)
if (!lock) throw new Error(`${folder} has no lock.`)
process.stdout.write(JSON.stringify(await drawnMachine(folder, lock)))
