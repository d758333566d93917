/** The facts about a build for its worker (`tools/worker/worker-facts.ts`). */
export interface BuildFacts {
  /** Changes with the document. */
  document: string
  /** Files that every page and offline pages need at start. */
  essential: readonly string[]
  /** Text files of offline pages, by language. */
  texts: Readonly<Record<string, readonly string[]>>
  /** All files with a content hash in their name. */
  files: readonly string[]
  /** The first path segments of pages. */
  pages: readonly string[]
}

/** Whether a path belongs to a page of the app. */
export const isPage = (path: string, { pages }: Pick<BuildFacts, 'pages'>): boolean =>
  pages.includes(path.split('/')[1] ?? '')

/** The text files of a language. */
export const listTexts = (language: string, { texts }: Pick<BuildFacts, 'texts'>) =>
  Object.hasOwn(texts, language) ? (texts[language] ?? []) : []

/** Filters a list from a page, whatever it contains, for files of this build. */
export function listFiles(list: unknown, { files }: Pick<BuildFacts, 'files'>): string[] {
  const known = new Set(files)
  return Array.isArray(list) ? list.filter((one): one is string => known.has(String(one))) : []
}
