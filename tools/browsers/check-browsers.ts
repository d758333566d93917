import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { ACCEPTED_FEATURES } from './accepted.ts'
import { listDefinedNames, type MissingFeature, scanScript } from './scan-script.ts'
import { scanStyle } from './scan-style.ts'

/**
 * Throws when a script or style sheet of a build uses a feature that a supported browser lacks, or when an
 * accepted exception is no longer used. Skips the renderer, which only runs on the server.
 */
export function checkBrowsers(
  folder: string,
  accepted: Readonly<Record<string, string>> = ACCEPTED_FEATURES,
): void {
  const read = (pattern: string) =>
    globSync(pattern, { cwd: folder, exclude: ['renderer/**'] }).map((file) => ({
      file,
      code: readFileSync(join(folder, file), 'utf8'),
    }))
  const scripts = [
    ...read('**/*.js'),
    ...read('index.html').flatMap(({ file, code }) =>
      [...code.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text = '']) => ({
        file,
        code: text,
      })),
    ),
  ]
  const defined = new Set(scripts.flatMap(({ code }) => [...listDefinedNames(code)]))
  const problems: string[] = []
  const unused = new Set(Object.keys(accepted))
  const reportMissing = (file: string, missing: readonly MissingFeature[]) => {
    for (const { name, lacking } of missing) {
      if (!(name in accepted)) problems.push(`${file}: ${name} (${lacking.join(', ')})`)
      unused.delete(name)
    }
  }
  for (const { file, code } of scripts) reportMissing(file, scanScript(code, defined))
  for (const { file, code } of read('**/*.css')) reportMissing(file, scanStyle(code))
  for (const name of unused)
    problems.push(`tools/browsers/accepted.ts: ${name} is not used any more`)
  if (problems.length > 0)
    throw new Error(`Supported browsers lack (docs/browsers.md):\n${problems.join('\n')}`)
}
