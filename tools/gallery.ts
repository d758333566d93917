import { runGallery } from './gallery/run.ts'

/** Every screen and every state on one page of pictures: docs/designers.md. */
process.exitCode = await runGallery(process.argv.slice(2))
