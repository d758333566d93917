import { MODELS } from '../../stories/models.ts'
import { drawnMachine } from './drawn-machine.ts'

/** Writes one machine, drawn, to the standard output: `node tools/charts/print.ts session`. */
const [wanted] = process.argv.slice(2)
const model = MODELS.find(({ machine }) => machine.id === wanted)
if (!model) throw new Error(`There is no machine "${wanted}".`)
process.stdout.write(JSON.stringify(await drawnMachine(model)))
