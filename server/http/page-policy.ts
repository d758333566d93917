import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { type PageSources, sourcesFor } from './page-sources.ts'
import { inlineScriptHashes } from './static-files.ts'

/**
 * The content security policy of the app's pages: everything from here, calls also to the hosts
 * that `config.json` names, and whoever else a part of the page needs. Styles may be inline, since
 * Emotion writes them as the page is drawn.
 */
export async function pagePolicy(folder: string, others: readonly PageSources[]): Promise<string> {
  const html = await readFile(join(folder, 'index.html'), 'utf8').catch(() => '')
  const hosts = originsIn(await readFile(join(folder, 'config.json'), 'utf8').catch(() => '{}'))
  const of = (kind: keyof PageSources) => sourcesFor(others, kind)
  const directives = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inlineScriptHashes(html), ...of('script')],
    'style-src': ["'self'", "'unsafe-inline'", ...of('style')],
    'img-src': ["'self'", 'data:', 'blob:', ...hosts, ...of('img')],
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'", ...hosts, ...of('connect')],
    'frame-src': ["'self'", ...of('frame')],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}

/** The origin of every web address in the file, whatever the setting is called. */
function originsIn(json: string): string[] {
  const addresses = json.match(/https?:\/\/[^"\s]+/g) ?? []
  const origins = addresses.flatMap((text) => (URL.canParse(text) ? new URL(text).origin : []))
  return [...new Set(origins)]
}
