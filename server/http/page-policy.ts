import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { PaymentProviderName } from '#domain/charge.ts'

import { pageSources } from '../payments/page-sources.ts'
import { inlineScriptHashes } from './static-files.ts'

/**
 * The content security policy of the app's pages: everything from here, calls also to the hosts
 * that `config.json` names, and what the forms of those need who take payments. Styles may be
 * inline, since Emotion writes them as the page is drawn.
 */
export async function pagePolicy(
  folder: string,
  providers: readonly PaymentProviderName[],
): Promise<string> {
  const html = await readFile(join(folder, 'index.html'), 'utf8').catch(() => '')
  const hosts = originsIn(await readFile(join(folder, 'config.json'), 'utf8').catch(() => '{}'))
  const forms = pageSources(providers)
  const directives = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inlineScriptHashes(html), ...forms.script],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...hosts, ...forms.img],
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'", ...hosts, ...forms.connect],
    'frame-src': ["'self'", ...forms.frame],
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
