import { execFile } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { build, type InlineConfig } from 'vite'

const ENTRY_FILE = 'src/app/rendering/render-page.tsx'

/**
 * Builds the code that renders the app's pages on a server, with all packages bundled (`server/site/rendering`).
 * Takes the styles from the browser build.
 */
async function buildRenderer(outDir: string): Promise<void> {
  const config: InlineConfig = {
    logLevel: 'warn',
    // React's development build is six times slower.
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    ssr: { noExternal: true },
    css: { postcss: {} },
    build: {
      ssr: ENTRY_FILE,
      outDir,
      copyPublicDir: false,
      // Only this build runs on Node, whose version is pinned.
      target: 'node24',
      minify: false,
      rolldownOptions: { output: { codeSplitting: true } },
    },
  }
  await build(config)
}

/** Builds the renderer in a separate process, in parallel with the browser build. Returns its folder. */
export async function buildRendererSeparately(): Promise<string> {
  const folder = resolve('.tmp', `renderer-${process.pid}`)
  const buildProcess = promisify(execFile)(process.execPath, [import.meta.filename, folder])
  // The browser build takes longer, so it gets priority when there are two processors.
  if (buildProcess.child.pid)
    setPriority(buildProcess.child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
  await buildProcess
  return folder
}

const [, , folder] = process.argv
if (import.meta.main && folder) await buildRenderer(folder)
