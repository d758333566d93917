import { build } from 'vite'

import type { BuildFacts } from '../../src/worker/build-facts.ts'
import { BUILD_TARGET } from '../browsers/supported-browsers.ts'

/** The service worker, and its replacement for operators who want none (docs/decisions/033). */
const WORKER_NAMES = ['service-worker', 'service-worker-off']

/** Builds each worker as one script next to the document in the folder of a build. */
export async function buildWorkers(folder: string, facts: BuildFacts): Promise<void> {
  for (const name of WORKER_NAMES) {
    // oxlint-disable-next-line no-await-in-loop -- two parallel builds take as long
    await build({
      configFile: false,
      publicDir: false,
      logLevel: 'warn',
      define: {
        __BUILD__: JSON.stringify(facts),
        'process.env.NODE_ENV': JSON.stringify('production'),
      },
      build: {
        target: BUILD_TARGET,
        outDir: folder,
        emptyOutDir: false,
        copyPublicDir: false,
        rolldownOptions: {
          input: `src/worker/${name}.ts`,
          output: { format: 'iife', entryFileNames: `${name}.js`, codeSplitting: false },
        },
      },
    })
  }
}
