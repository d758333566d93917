/** What the worker of a build knows of that build (`tools/worker/worker-facts.ts`). */
export interface BuildFacts {
  /** Another text when the document is another one. */
  document: string
  /** Addresses of what every page and what is read without a network begins with. */
  essential: readonly string[]
  /** Addresses of the texts of what is read without a network, by language. */
  texts: Readonly<Record<string, readonly string[]>>
  /** Addresses of all files whose name is their content. */
  files: readonly string[]
  /** The first words of the paths of pages. */
  pages: readonly string[]
}

/** Whether a path is that of a page of the app. */
export const isPage = (path: string, { pages }: Pick<BuildFacts, 'pages'>): boolean =>
  pages.includes(path.split('/')[1] ?? '')

/** The addresses of a language's texts. */
export const listTexts = (language: string, { texts }: Pick<BuildFacts, 'texts'>) =>
  Object.hasOwn(texts, language) ? (texts[language] ?? []) : []

/** The addresses of a list, from whatever a page has sent, that are files of this build. */
export function listFiles(list: unknown, { files }: Pick<BuildFacts, 'files'>): string[] {
  const known = new Set(files)
  return Array.isArray(list) ? list.filter((one): one is string => known.has(String(one))) : []
}
