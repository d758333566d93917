import { parse } from 'hono/utils/cookie'

import { languageByCountry } from '#domain/country-language.ts'
import type { Language } from '#domain/languages.ts'
import { PAGE_LANGUAGE_COOKIE } from '#domain/stored-names.ts'

import type { Network } from '../../http/address.ts'
import { type DrawnList, drawnList } from './drawn-list.ts'

export type FoundDocument = {
  /** Its file, in the folder of the build. */
  path: string
  language: Language
  /** Whether who asks from elsewhere gets another one, though nothing else differs. */
  isByCountry: boolean
}

/** The country that a request comes from. */
export type ReadCountry = (request: Request, network: Network) => Promise<string>

/** What an address may have behind its question mark without being another page. */
const PLAIN = /^(l|from|utm_\w+|gclid|fbclid)$/

/**
 * Finds the document that the build has drawn for a page, in the language of who asks: the one of the
 * address (LANG-3), of their browser's cookie, of their country where the operator wants that
 * (LANG-4), or the usual one. Null where the app is to draw the page.
 */
export function documents(folder: string, readCountry: ReadCountry) {
  const read = drawnList(folder)

  return async (request: Request, network: Network): Promise<FoundDocument | null> => {
    const list = await read()
    if (!list) return null
    const { pathname, searchParams } = new URL(request.url)
    const file = drawnFile(list, pathname.replace(/(.)\/$/, '$1'))
    if (!file || ![...searchParams.keys()].every((name) => PLAIN.test(name))) return null

    const cookie = parse(request.headers.get('cookie') ?? '', PAGE_LANGUAGE_COOKIE)
    const offered = (language: unknown) => list.languages.find((one) => one === language)
    const known = offered(searchParams.get('l')) ?? offered(cookie[PAGE_LANGUAGE_COOKIE])
    const isByCountry = list.isByCountry && known === undefined
    const country = isByCountry ? await readCountry(request, network) : ''
    const language = known ?? offered(languageByCountry(country)) ?? list.defaultLanguage
    return { path: `documents/${language}/${file}`, language, isByCountry }
  }
}

/** An address that no page has gets the page that says so. */
function drawnFile({ pages, routes }: DrawnList, path: string): string | undefined {
  const known = pages.get(path)
  if (known) return known
  return routes.some((route) => isOn(path, route)) ? undefined : 'not-found.html'
}

function isOn(path: string, route: string): boolean {
  const [given, expected] = [path.split('/'), route.split('/')]
  // The one route for what has no other.
  if (expected.includes('$')) return false
  return (
    given.length === expected.length &&
    expected.every((part, index) => part.startsWith('$') || part === given[index])
  )
}
