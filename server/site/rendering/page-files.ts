/** Where a build says which files its pages need (`tools/build/first-page.ts`). */
export const PAGE_FILES = 'renderer/page-files.json'

/** By the first word of a path: the scripts of its page, and those of its texts by language. */
export type PageFiles = Record<string, { code: string[]; texts: Record<string, string[]> }>

/**
 * Links to the scripts of a page, which the scripts of every page would import only once they have run. They belong at the
 * end of the body: the document comes first on a slow line.
 */
export function preloadLinks(pages: PageFiles, href: string, language: string): string {
  const [, name = ''] = /^\/([^/?#]*)/.exec(href) ?? []
  const page = Object.hasOwn(pages, name) ? pages[name] : undefined
  const files = page ? [...page.code, ...(page.texts[language] ?? [])] : []
  return files.map(link).join('')
}

const link = (file: string) =>
  `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${file}">`
