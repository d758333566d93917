import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { toCspHash } from '../http/csp-hash.ts'
import { type CspSources, joinSources } from '../http/csp-sources.ts'
import { makePermissionsPolicy } from '../http/headers.ts'
import { readFileVersion } from './static/file-version.ts'

type PageHeaders = Record<'content-security-policy' | 'permissions-policy', string>

/** Finds the external sources that a page needs, from the text of `config.json`. */
type SourceFinder = (json: string) => readonly CspSources[]

/**
 * Returns a function that builds the content security policy and the permissions policy of the app's pages, as
 * headers. They allow our own origin, calls to the hosts in `config.json`, and the external sources that parts
 * of the page need. Reads `index.html` and `config.json` again when they change, so that an edited setting
 * applies to pages immediately.
 */
export function createPagePolicy(folder: string, others: readonly CspSources[] | SourceFinder) {
  const files = ['index.html', 'config.json'].map((name) => join(folder, name))
  let known: { version: string; headers: PageHeaders } | null = null

  return async (): Promise<PageHeaders> => {
    const version = files.map(readFileVersion).join()
    if (known?.version !== version) {
      const [html = '', json = ''] = await Promise.all(files.map(readText))
      const named = typeof others === 'function' ? others(json) : others
      const all = [...named, ...readAnalyticsSources(json)]
      const headers = {
        'content-security-policy': buildPolicy(findInlineScripts(html), readOrigins(json), all),
        'permissions-policy': makePermissionsPolicy(joinSources(all, 'payment')),
      }
      known = { version, headers }
    }
    return known.headers
  }
}

const readText = (file: string) => readFile(file, 'utf8').catch(() => '')

/** Inline styles are allowed, because Emotion writes them during rendering. */
function buildPolicy(scripts: string[], hosts: string[], others: readonly CspSources[]): string {
  const of = (kind: keyof CspSources) => joinSources(others, kind)
  const directives = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts.map(toCspHash), ...of('script')],
    'style-src': ["'self'", "'unsafe-inline'", ...of('style')],
    'img-src': ["'self'", 'data:', 'blob:', ...hosts, ...of('img')],
    'font-src': ["'self'", 'data:'],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'connect-src': ["'self'", ...hosts, ...of('connect')],
    'frame-src': ["'self'", ...of('frame')],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    ...(of('script').length === 0 && TRUSTED_TYPES_DIRECTIVES),
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}

/**
 * Only the app's three policies may turn text into markup or scripts (`src/ui/trusted-types.ts`). Third-party
 * scripts write their own markup, so these directives are omitted when the operator has configured any.
 */
const TRUSTED_TYPES_DIRECTIVES = {
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['masar', 'masar-data', 'default'],
}

/** Finds the document's inline scripts. Only these may run: the policy lists their hashes. */
const findInlineScripts = (html: string): string[] =>
  [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text = '']) => text)

/** From Google's content security policy documentation. */
const GOOGLE_ANALYTICS_SOURCES: CspSources = {
  script: ['https://*.googletagmanager.com'],
  img: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  connect: [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
}

/** Reads the sources of the analytics provider in the settings. */
function readAnalyticsSources(json: string): CspSources[] {
  const { measurementId, script } = readAnalytics(json)
  if (!measurementId) return []
  if (typeof script !== 'string') return [GOOGLE_ANALYTICS_SOURCES]
  return URL.canParse(script) ? [{ script: [new URL(script).origin] }] : []
}

function readAnalytics(json: string): { measurementId?: unknown; script?: unknown } {
  try {
    const written: unknown = JSON.parse(json)
    const hasOne = typeof written === 'object' && written !== null && 'analytics' in written
    return hasOne && typeof written.analytics === 'object' ? { ...written.analytics } : {}
  } catch {
    return {}
  }
}

/** Returns the origins of all URLs in the file, in any setting. */
function readOrigins(json: string): string[] {
  const addresses = json.match(/https?:\/\/[^"\s]+/g) ?? []
  const origins = addresses
    .map((address) => address.replace(SERVER_PLACEHOLDER_PATTERN, '$1*'))
    .flatMap((address) => (URL.canParse(address) ? new URL(address).origin : []))
  return [...new Set(origins)]
}

/** The placeholder for one of several servers in map tile URLs. */
const SERVER_PLACEHOLDER_PATTERN = /^(https?:\/\/)\{s\}/
