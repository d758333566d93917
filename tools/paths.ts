import { runPaths } from './paths/run.ts'

// `| head` closes the pipe when it has enough.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
})

/** What testers ask of the charts, without reading code: docs/qa.md. */
const { code, said, complaint } = await runPaths(process.argv.slice(2))
process.stdout.write(said)
process.stderr.write(complaint)
process.exitCode = code
