import { folderFor } from '#machines/testing/catalogue.ts'
import { readLockFile } from '#machines/testing/paths/lock-file.ts'

import { drawnMachine } from './drawn-machine.ts'

/** Writes one machine, drawn, to the standard output: `node tools/charts/print.ts session`. */
const folder = folderFor(process.argv[2] ?? '')
const lock = await readLockFile(folder)
process.stdout.write(JSON.stringify(await drawnMachine(folder, lock)))
