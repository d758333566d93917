import { runPaths } from './paths/run.ts'

// `| head` closes the pipe when it has enough.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
})

/** The command-line interface to the machines for testers who do not read code: docs/qa.md. */
const { code, stdout, complaint } = await runPaths(process.argv.slice(2))
process.stdout.write(stdout)
process.stderr.write(complaint)
process.exitCode = code
