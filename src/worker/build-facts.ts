/** What the worker of a build knows of that build (`tools/worker/worker-facts.ts`). */
export interface BuildFacts {
  /** Another text when the document is another one. */
  document: string
  /** Addresses of what every page and what is read without a network begins with. */
  essential: readonly string[]
  /** Addresses of all files whose name is their content. */
  files: readonly string[]
  /** By the first word of a page's path, the addresses of the code that it is drawn with. */
  pages: Readonly<Record<string, readonly string[]>>
}

/** The page of a path, as `pages` names it; null for what is no page of the app. */
export function workerPage(path: string, { pages }: Pick<BuildFacts, 'pages'>): string | null {
  const page = path.split('/')[1] ?? ''
  return Object.hasOwn(pages, page) ? page : null
}

/** The addresses of a list, from whatever a page has sent, that are files of this build. */
export function listFiles(list: unknown, { files }: Pick<BuildFacts, 'files'>): string[] {
  const known = new Set(files)
  return Array.isArray(list) ? list.filter((one): one is string => known.has(String(one))) : []
}
