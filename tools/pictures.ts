import { runPictures } from './pictures/run.ts'

/** Pictures of every story, held against the accepted ones: docs/designers.md. */
process.exitCode = await runPictures(process.argv.slice(2))
