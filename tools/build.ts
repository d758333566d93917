import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build, type InlineConfig, type Manifest } from 'vite'

import { findChunkCycle } from './build/chunk-cycle.ts'
import { writeCompileHints } from './build/compile-hints.ts'
import { findDevelopmentPart } from './build/development-parts.ts'
import { writeStaticPages } from './build/static-pages.ts'
import { buildRendererSeparately } from './build/renderer.ts'
import { writePageFiles } from './build/first-page.ts'
import {
  BEST_COMPRESSION,
  FAST_COMPRESSION,
  precompress,
  SETTINGS_FILE,
} from './build/precompress.ts'
import { readPublicUrl, addPublicAddress, writePublicAddress } from './build/public-address.ts'
import { writeGeneratedSources } from './generated-sources.ts'
import { buildWorkers } from './worker/build-worker.ts'
import { collectWorkerFacts } from './worker/worker-facts.ts'

const MANIFEST_FILE = '.vite/manifest.json'

/**
 * Builds the app for any web host. Replaces the last build once the new one is complete; keeps the operator's
 * settings, or writes `{}`. Returns the number of compressed files. Throws when chunks import each other in a
 * cycle, or when the build contains development code.
 */
export async function buildApp(
  folder: string,
  config: InlineConfig = {},
  addParts: (made: string, settings: string) => Promise<unknown> = () => Promise.resolve(),
  compression = BEST_COMPRESSION,
): Promise<number> {
  const publicUrl = readPublicUrl(process.env)
  const made = resolve(`${folder}.next`)
  const built = await build({
    ...config,
    build: { ...config.build, outDir: made, emptyOutDir: true, manifest: true },
  })
  const part = findDevelopmentPart(built, config.root ?? process.cwd())
  if (part) throw new Error(`Development code in production bundle: ${part}.`)

  const manifest = readManifest(made)
  const circle = findChunkCycle(manifest)
  if (circle) throw new Error(`These chunks import each other: ${circle.join(', ')}`)

  writeCompileHints(made)
  if (publicUrl) {
    const page = join(made, 'index.html')
    writeFileSync(page, addPublicAddress(readFileSync(page, 'utf8'), publicUrl))
    writePublicAddress(made, publicUrl)
  }
  await buildWorkers(made, collectWorkerFacts(made, manifest))
  const settings = readSettings(folder)
  writeFileSync(join(made, SETTINGS_FILE), settings)
  await addParts(made, settings)
  const compressed = await precompress(made, compression)

  rmSync(folder, { recursive: true, force: true })
  renameSync(made, folder)
  return compressed
}

const readManifest = (made: string) =>
  JSON.parse(readFileSync(join(made, MANIFEST_FILE), 'utf8')) as Manifest

/** Reads the app's settings, the only file of a build that operators edit. */
function readSettings(folder: string): string {
  const file = join(folder, SETTINGS_FILE)
  return existsSync(file) ? readFileSync(file, 'utf8') : '{}\n'
}

/**
 * `--quick` is for `npm start`: it compresses less, writes no pages for other hosts, and checks no browsers. `--test` is
 * for tests: it only compresses less.
 */
async function buildDist(
  isQuick: boolean,
  compression = isQuick ? FAST_COMPRESSION : BEST_COMPRESSION,
): Promise<void> {
  await writeGeneratedSources()
  const renderer = buildRendererSeparately()
  const addParts = async (made: string) => {
    renameSync(await renderer, join(made, 'renderer'))
    writePageFiles(made, readManifest(made))
    if (isQuick) return
    await writeStaticPages(made)
    // Imported here because loading the browser data takes a second.
    const { checkBrowsers } = await import('./browsers/check-browsers.ts')
    checkBrowsers(made)
  }
  const config: InlineConfig = { logLevel: isQuick ? 'warn' : 'info' }
  const compressed = await buildApp('dist', config, addParts, compression)
  console.log(`Compressed ${compressed} files.`)
}

if (import.meta.main) {
  // Sets the exit code here, because Panda's handler for uncaught errors does not.
  const isTest = process.argv.includes('--test')
  await buildDist(process.argv.includes('--quick'), isTest ? FAST_COMPRESSION : undefined).catch(
    (error: unknown) => {
      console.error(error)
      process.exit(1)
    },
  )
}
