import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Plugin } from 'vite'

/** The app's settings: the one file in the folder of a build that an operator writes (README). */
export const SETTINGS_FILE = 'config.json'

/**
 * Empties the folder once the new build is ready to be written, but leaves the operator's settings
 * where they are; where there are none yet, it writes `{}`.
 */
export function freshFolder(folder: string): Plugin {
  return {
    name: 'fresh-folder',
    apply: 'build',
    config: () => ({ build: { outDir: folder, emptyOutDir: false } }),
    renderStart: {
      order: 'pre',
      handler() {
        mkdirSync(folder, { recursive: true })
        const old = readdirSync(folder).filter((name) => name !== SETTINGS_FILE)
        for (const name of old) rmSync(join(folder, name), { recursive: true })
      },
    },
    writeBundle() {
      const settings = join(folder, SETTINGS_FILE)
      if (!existsSync(settings)) writeFileSync(settings, '{}\n')
    },
  }
}
