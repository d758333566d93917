import { resolve } from 'node:path'

import { build, type InlineConfig } from 'vite'

import { freshFolder } from './fresh-folder.ts'
import { precompress } from './precompress.ts'

/** The app as any web host can serve it. An operator's settings outlive it. */
export async function buildApp(folder: string, config: InlineConfig = {}): Promise<number> {
  await build({ ...config, plugins: [freshFolder(resolve(folder))] })
  return precompress(folder)
}

if (import.meta.main) console.log(`Compressed ${await buildApp('dist')} files.`)
