import type { Plugin } from 'vite'

import { textsOf } from '../src/app/page-texts.ts'
import { LANGUAGES } from '../src/i18n/languages.ts'

interface Chunk {
  fileName: string
  isEntry: boolean
  /** The module that the chunk stands for when it is imported later. */
  facadeModuleId: string | null
  moduleIds: readonly string[]
  imports: readonly string[]
}

/** Each module of the app, with what it imports when it runs. */
export type Modules = ReadonlyMap<string, readonly string[]>

/** By the first word of a path: the files of its page, and those of its texts by language. */
export type FirstPages = Record<string, { code: string[]; texts: Record<string, string[]> }>

/** The parts of a route that are downloaded on the way to it; what a failure shows is not. */
const PART =
  /\/src\/routes\/(?<data>_data\.)?(?<page>[a-z-]+)(\.\$\w+)?\.tsx\?tsr-split=(?<part>component|loader)/
const OF_DATA = /\/src\/(routes\/_data\.tsx\?tsr-split=(component|loader)|api\/fetching\.ts$)/

/**
 * Lets `index.html` ask for what the page at its address is drawn with at once, beside the scripts
 * of every page, instead of after these have run.
 */
export function firstPage(): Plugin {
  const modules = new Map<string, readonly string[]>()

  return {
    name: 'first-page',
    apply: 'build',
    moduleParsed: ({ id, dynamicallyImportedIds }) => void modules.set(id, dynamicallyImportedIds),
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const chunks = Object.values(bundle ?? {}).filter((output) => output.type === 'chunk')
        const script = scriptFor(firstPagesOf(chunks, modules))
        // Every script behind a style sheet waits for it.
        return html.replace('</title>', () => `</title>\n    <script>${script}</script>`)
      },
    },
  }
}

/** Without what every page begins with: the document names that itself. */
export function firstPagesOf(chunks: readonly Chunk[], modules: Modules): FirstPages {
  const ids = [...modules.keys()]
  const begun = filesOf(chunks.filter(({ isEntry }) => isEntry))
  const filesFor = (some: readonly string[]) => {
    const needed = some.flatMap((id) => chunkOf(id, chunks) ?? [])
    return [...filesOf(needed)].filter((file) => !begun.has(file))
  }

  const pages: FirstPages = {}
  for (const id of ids) {
    const { data, page, part } = PART.exec(id)?.groups ?? {}
    if (!page) continue
    const needed = [
      id,
      ...(part === 'loader' ? (modules.get(id) ?? []) : []),
      ...(data ? ids.filter((one) => OF_DATA.test(one)) : []),
    ]
    const name = page === 'index' ? '' : page
    const parts = ['shell', ...(data ? textsOf(`/${name}`) : [])]
    pages[name] = {
      code: [...new Set([...(pages[name]?.code ?? []), ...filesFor(needed)])],
      texts: Object.fromEntries(
        LANGUAGES.map((language) => [language, filesFor(textsIn(ids, language, parts))]),
      ),
    }
  }
  return pages

  /** These chunks and all that they need. */
  function filesOf(some: readonly Chunk[], found = new Set<string>()): Set<string> {
    for (const { fileName, imports } of some) {
      if (found.has(fileName)) continue
      found.add(fileName)
      filesOf(
        chunks.filter((chunk) => imports.includes(chunk.fileName)),
        found,
      )
    }
    return found
  }
}

const chunkOf = (id: string, chunks: readonly Chunk[]) =>
  chunks.find(({ facadeModuleId }) => facadeModuleId === id) ??
  chunks.find(({ moduleIds }) => moduleIds.includes(id))

function textsIn(ids: readonly string[], language: string, parts: readonly string[]) {
  const endings = parts.map((part) => `/locales/${language}/${part}.po`)
  return ids.filter((id) => endings.some((ending) => id.endsWith(ending)))
}

/** The script in the document; each file is spelled once. */
export function scriptFor(pages: FirstPages): string {
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
      for (const number of [...code, ...inWords]) {
        const link = document.createElement('link')
        link.rel = 'modulepreload'
        link.crossOrigin = ''
        link.href = '/' + files[number]
        document.head.append(link)
      }
    }`
}
