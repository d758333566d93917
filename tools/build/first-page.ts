import type { Manifest } from 'vite'

import { pageTexts } from '../../src/app/preferences/page-texts.ts'
import { LANGUAGES } from '../../src/i18n/languages.ts'

/** By the first word of a path: the files of its page, and those of its texts by language. */
export type FirstPages = Record<string, { code: string[]; texts: Record<string, string[]> }>

/** The parts of a route that are downloaded on the way to it; what a failure shows is not. */
const PART =
  /^src\/routes\/(?<data>_data\.)?(?<page>[a-z-]+)(\.\$\w+)?\.tsx\?tsr-split=(?<part>component|loader)/
/** The chunk of what asks the server, and of what draws an answer (`shared-chunk.ts`). */
const ASKING = 'base'
const OF_DATA = /^src\/routes\/_data\.tsx\?tsr-split=(component|loader)/

/**
 * The document with a script that asks for what the page at its address is drawn with once the scripts of
 * every page are nearly here, instead of after these have run (decision 026).
 */
export function askForFirstPage(html: string, manifest: Manifest): string {
  const begun = listFirstScripts(html)
  const script = scriptFor(listFirstPages(manifest, begun), begun)
  // Every script behind a style sheet waits for it.
  return html.replace('</title>', () => `</title>\n    <script>${script}</script>`)
}

/** What every page begins with, as the document names it: `assets/react-1a2b.js`. */
export const listFirstScripts = (html: string): string[] =>
  [...html.matchAll(/<script type="module"[^>]* src="\/([^"]+)"/g)].flatMap(
    ([, file]) => file ?? [],
  )

/** Without what every page begins with. */
export function listFirstPages(manifest: Manifest, begun: readonly string[]): FirstPages {
  const keys = Object.keys(manifest)
  const filesFor = (needed: readonly string[]) =>
    [...chunkFiles(manifest, needed)].filter((file) => !begun.includes(file))

  const asking = askingChunk(manifest)
  const pages: FirstPages = {}
  for (const key of keys) {
    const { data, page, part } = PART.exec(key)?.groups ?? {}
    if (!page) continue
    const needed = [
      key,
      ...(part === 'loader' ? (manifest[key]?.dynamicImports ?? []) : []),
      ...(data ? [asking, ...keys.filter((one) => OF_DATA.test(one))] : []),
    ]
    const missing = needed.find((one) => !manifest[one])
    if (missing !== undefined) throw new Error(`The build has no ${missing}.`)
    const name = page === 'index' ? '' : page
    const parts = ['common', ...(name === '' ? [] : pageTexts(`/${name}`))]
    pages[name] = {
      code: [...new Set([...(pages[name]?.code ?? []), ...filesFor(needed)])],
      texts: Object.fromEntries(
        LANGUAGES.map((language) => [language, filesFor(listTextChunks(keys, language, parts))]),
      ),
    }
  }
  return pages
}

/** What whoever needs an answer of the server begins with, as the manifest names it. */
export const askingChunk = (manifest: Manifest): string =>
  Object.keys(manifest).find((key) => manifest[key]?.name === ASKING) ?? ASKING

/** The files of these chunks and of all that they need. */
export function chunkFiles(
  manifest: Manifest,
  some: readonly string[],
  found = new Set<string>(),
): Set<string> {
  for (const key of some) {
    const { file, imports = [] } = manifest[key] ?? {}
    if (!file || found.has(file)) continue
    found.add(file)
    chunkFiles(manifest, imports, found)
  }
  return found
}

/** The chunks of some parts of a language's texts, as the manifest names them. */
export function listTextChunks(
  keys: readonly string[],
  language: string,
  parts: readonly string[],
): string[] {
  const endings = parts.map((part) => `/locales/${language}/${part}.po`)
  return keys.filter((key) => endings.some((ending) => key.endsWith(ending)))
}

/**
 * The script in the document; each file is spelled once. What a document asks the server for goes before these
 * files: a call waits for the one before it, and none of them for a long queue (HTTP/1.1 has six connections).
 * So do the scripts that every page begins with, but for the last two of them: nothing else can run before these, and
 * they run while the page's own files are on their way (docs/performance.md).
 */
export function scriptFor(pages: FirstPages, begun: readonly string[]): string {
  const files: string[] = []
  const numbers = (names: readonly string[]) =>
    names.map((name) => (files.includes(name) ? files.indexOf(name) : files.push(name) - 1))
  const table = Object.entries(pages).map(([name, { code, texts }]) => [
    name,
    [numbers(code), Object.entries(texts).map(([language, of]) => [language, numbers(of)])],
  ])

  return `{
      const files = ${JSON.stringify(files)}
      const pages = new Map(${JSON.stringify(table)})
      let language = null
      try {
        language = localStorage.getItem('masar-language')
      } catch {}
      const [code, texts] = pages.get(location.pathname.split('/')[1]) ?? [[], []]
      const byLanguage = new Map(texts)
      const inWords = byLanguage.get(language) ?? byLanguage.get(document.documentElement.lang) ?? []
      const awaited = new Set(${JSON.stringify(begun)})
      new PerformanceObserver((list, observer) => {
        for (const { name } of list.getEntries()) awaited.delete(new URL(name).pathname.slice(1))
        if (awaited.size > 2) return
        observer.disconnect()
        for (const number of [...code, ...inWords]) {
          const link = document.createElement('link')
          link.rel = 'modulepreload'
          link.crossOrigin = ''
          link.fetchPriority = 'low'
          link.href = '/' + files[number]
          document.head.append(link)
        }
      }).observe({ type: 'resource', buffered: true })
    }`
}
