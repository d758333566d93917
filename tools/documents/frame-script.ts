import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'

/** Beside the document: the policy of the pages allows it by its hash (`server/site/page-policy.ts`). */
const FILE = 'documents/frame.js'

/** The script at the end of a frame, as one text; the build keeps a copy of it. */
export async function frameScript(folder: string): Promise<string> {
  await build({
    publicDir: false,
    logLevel: 'warn',
    build: {
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: 'src/app/documents/frame/ask-first.ts',
        output: { format: 'iife', entryFileNames: FILE, codeSplitting: false },
      },
    },
  })
  return readFileSync(join(folder, FILE), 'utf8').trim()
}
