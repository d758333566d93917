/** Where the worker keeps things; the cookie policy explains each (`domain/service/stored-names.ts`). */
export const CACHES = {
  /** The document, and what every page begins with. */
  shell: 'masar-shell',
  /** Code, texts and pictures of the pages that somebody has seen. */
  files: 'masar-files',
  /** The operator's settings as they were last. */
  settings: 'masar-settings',
} as const

export const isOurs = (name: string) => name.startsWith('masar-')
