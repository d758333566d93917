/** The facts that a build's worker needs (`tools/worker/worker-facts.ts`). */
export interface BuildFacts {
  /** A revision that changes with the document. */
  document: string
  /** Files that every page, including offline pages, needs at startup. */
  essential: readonly string[]
  /** Text files of offline pages, by language. */
  texts: Readonly<Record<string, readonly string[]>>
  /** All files with a content hash in their name. */
  files: readonly string[]
  /** The first path segments of pages. */
  pages: readonly string[]
}

/** Returns whether a path belongs to a page of the app. */
export const isPage = (path: string, { pages }: Pick<BuildFacts, 'pages'>): boolean =>
  pages.includes(path.split('/')[1] ?? '')

/** Returns the text files of a language. */
export const listTexts = (language: string, { texts }: Pick<BuildFacts, 'texts'>) =>
  Object.hasOwn(texts, language) ? (texts[language] ?? []) : []

/** Filters a list from a page, which may contain anything: returns only files of this build. */
export function filterBuildFiles(list: unknown, { files }: Pick<BuildFacts, 'files'>): string[] {
  const known = new Set(files)
  return Array.isArray(list) ? list.filter((one): one is string => known.has(String(one))) : []
}
