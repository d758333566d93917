import { run } from './paths/run.ts'

/** What testers ask of the charts, without reading code: docs/qa.md. */
const { code, said, complaint } = await run(process.argv.slice(2))
process.stdout.write(said)
process.stderr.write(complaint)
process.exitCode = code
