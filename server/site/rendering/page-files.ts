/** The file of a build that lists the files of its pages (`tools/build/first-page.ts`). */
export const PAGE_FILES = 'renderer/page-files.json'

/** By first path segment: the scripts of the page, and those of its texts by language. */
export type PageFiles = Record<string, { code: string[]; texts: Record<string, string[]> }>

/**
 * Preload links for the scripts of a page, which would otherwise be imported only after the common scripts have run. They
 * belong at the end of the body, so that a slow connection loads the document first.
 */
export function preloadLinks(pages: PageFiles, href: string, language: string): string {
  const [, name = ''] = /^\/([^/?#]*)/.exec(href) ?? []
  const page = Object.hasOwn(pages, name) ? pages[name] : undefined
  const files = page ? [...page.code, ...(page.texts[language] ?? [])] : []
  return files.map(link).join('')
}

const link = (file: string) =>
  `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${file}">`
