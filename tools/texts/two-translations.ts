import { readEntry } from './catalogue-entry.ts'

/**
 * The texts that have one translation in a catalogue of a language and another one in the next, a line each: pages
 * load several, and whichever comes last would be read everywhere. A context tells them apart.
 */
export function twoTranslations(catalogs: readonly string[]): string[] {
  const known = new Map<string, string>()
  const found: string[] = []
  for (const entry of catalogs.flatMap((catalog) => catalog.split('\n\n').slice(1))) {
    const { text, translation } = readEntry(entry)
    const other = known.get(text)
    if (other !== undefined && other !== translation)
      found.push(`${text}: ${other} and ${translation}`)
    known.set(text, translation)
  }
  return found
}
