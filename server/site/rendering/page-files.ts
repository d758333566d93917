/** The build file that lists the files of each page (`tools/build/first-page.ts`). */
export const PAGE_FILES_PATH = 'renderer/page-files.json'

/** The script files of each page and, by language, the files of its texts. The keys are first path segments. */
export type PageFiles = Record<string, { code: string[]; texts: Record<string, string[]> }>

/**
 * Renders preload links for a page's scripts, which would otherwise be imported only after the common scripts
 * have run. The links belong at the end of the body, so that a slow connection loads the document first.
 */
export function renderPreloadLinks(pages: PageFiles, href: string, language: string): string {
  const [, name = ''] = /^\/([^/?#]*)/.exec(href) ?? []
  const page = Object.hasOwn(pages, name) ? pages[name] : undefined
  const files = page ? [...page.code, ...(page.texts[language] ?? [])] : []
  return files.map(renderLink).join('')
}

const renderLink = (file: string) =>
  `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${file}">`
