import { languageByCountry } from '#domain/service/country-language.ts'
import type { Language } from '#domain/service/languages.ts'

import type { Network } from '../../http/address.ts'
import { preferredLanguage } from '../../http/preferred-language.ts'
import { readPreferences } from '../read-preferences.ts'
import { type DrawnList, drawnList, type DrawnPages } from './drawn-list.ts'

export type FoundDocument = {
  /** Whether there is such a page. */
  isPage: boolean
  /** What the build has drawn of it; null where the app is to draw it. */
  drawn: DrawnDocument | null
}

export type DrawnDocument = {
  /** Its file, in the folder of the build. */
  path: string
  language: Language
  /** Whether who asks from elsewhere gets another one, though nothing else differs. */
  isByCountry: boolean
  /** Whether `Accept-Language` counts at this address. */
  isByBrowser: boolean
}

/** The country that a request comes from. */
export type ReadCountry = (request: Request, network: Network) => Promise<string>

/** What an address may have behind its question mark without being another page. */
const PLAIN = /^(l|from|utm_\w+|gclid|fbclid)$/
const APP_DRAWS: FoundDocument = { isPage: true, drawn: null }
const NOT_FOUND = 'not-found.html'

/**
 * Finds the document that the build has drawn for a page, in the language of who asks: the one of the
 * address (LANG-3), of their browser's cookie, of `Accept-Language` and of their country where the operator
 * wants that (LANG-4), or the usual one. An address that no page has gets the page that says so.
 */
export function documents(folder: string, readCountry: ReadCountry) {
  const read = drawnList(folder)

  return async (request: Request, network: Network): Promise<FoundDocument> => {
    const list = await read()
    if (!list) return APP_DRAWS
    const { pathname, searchParams } = new URL(request.url)
    const path = pathname.replace(/(.)\/$/, '$1')
    const isPage = isRoute(list, path)
    if (!list.drawn) return { isPage, drawn: null }
    const file = isPage ? drawnFile(list.drawn, path, searchParams) : NOT_FOUND
    return { isPage, drawn: file === null ? null : await inTheirLanguage(list.drawn, file) }

    async function inTheirLanguage(pages: DrawnPages, name: string): Promise<DrawnDocument> {
      const offered = (language: unknown) => pages.languages.find((one) => one === language)
      const kept = readPreferences(request, { languages: pages.languages, currencies: [] }).language
      const chosen = offered(searchParams.get('l')) ?? kept ?? undefined
      const { isByBrowser } = pages
      const preferred = isByBrowser ? preferredLanguage(request, pages.languages) : undefined
      const known = chosen ?? preferred
      const isByCountry = pages.isByCountry && known === undefined
      const country = isByCountry ? await readCountry(request, network) : ''
      const language = known ?? offered(languageByCountry(country)) ?? pages.defaultLanguage
      return { path: `documents/${language}/${name}`, language, isByCountry, isByBrowser }
    }
  }
}

const isRoute = ({ routes }: DrawnList, path: string) =>
  // The one route for what has no other is none.
  routes.some((route) => !route.split('/').includes('$') && isOn(path, route))

function drawnFile({ pages }: DrawnPages, path: string, search: URLSearchParams) {
  const [, page] = [...pages].find(([route]) => isOn(path, route)) ?? []
  if (!page) return null
  const { file, needs } = page
  const names = [...search.keys()]
  const isThisPage = needs
    ? needs.every((name) => names.includes(name))
    : names.every((name) => PLAIN.test(name))
  return isThisPage ? file : null
}

function isOn(path: string, route: string): boolean {
  const [given, expected] = [path.split('/'), route.split('/')]
  return (
    given.length === expected.length &&
    expected.every((part, index) => part.startsWith('$') || part === given[index])
  )
}
