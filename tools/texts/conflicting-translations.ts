import { parseEntry } from './catalogue-entry.ts'

/**
 * Lists texts with different translations in the catalogues of a language, one line each. Pages load several
 * catalogues, and the last one would win everywhere. A context distinguishes such texts.
 */
export function findConflictingTranslations(catalogs: readonly string[]): string[] {
  const known = new Map<string, string>()
  const found: string[] = []
  for (const entry of catalogs.flatMap((catalog) => catalog.split('\n\n').slice(1))) {
    const { text, translation } = parseEntry(entry)
    const other = known.get(text)
    if (other !== undefined && other !== translation)
      found.push(`${text}: ${other} and ${translation}`)
    known.set(text, translation)
  }
  return found
}
