/** The caches of the worker; the cookie policy explains each (`domain/service/stored-names.ts`). */
export const CACHES = {
  /** The document, and the files that every page needs at startup. */
  shell: 'masar-shell',
  /** Code, texts and images of visited pages. */
  files: 'masar-files',
  /** The last operator settings. */
  settings: 'masar-settings',
} as const

export const isOwnCache = (name: string) => name.startsWith('masar-')
