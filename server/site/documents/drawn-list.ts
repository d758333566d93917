import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { isLanguage, type Language, LANGUAGES } from '#domain/service/languages.ts'

import { fileVersion } from '../static/file-version.ts'

/** A page that a build has drawn. */
export type ListedPage = {
  file: string
  /**
   * For a page that is drawn as far as it is the same for everybody: what its address must say for it to be
   * this page. Absent for one that is the same whatever is asked.
   */
  needs?: readonly string[]
}

/** The pages that a build has drawn, for the settings that hold now. */
export type DrawnPages = {
  /** By its path, with a `$` before what is different each time. */
  pages: ReadonlyMap<string, ListedPage>
  languages: readonly Language[]
  defaultLanguage: Language
  isByCountry: boolean
  /** Whether a first visit gets the language that the browser prefers. */
  isByBrowser: boolean
}

export type DrawnList = {
  /** The paths of all pages that there are, with a `$` before what is different each time. */
  routes: readonly string[]
  /** Null where an operator has edited the settings since: then the app draws. */
  drawn: DrawnPages | null
}

/**
 * Reads the list that the build has made (tools/documents), and anew once it or the settings have changed.
 * Answers null where there is none.
 */
export function drawnList(folder: string): () => Promise<DrawnList | null> {
  const files = ['documents/list.json', 'config.json'].map((name) => join(folder, name))
  let known: { version: string; list: Promise<DrawnList | null> } | null = null

  return () => {
    const version = files.map(fileVersion).join()
    if (version !== known?.version) known = { version, list: read(files) }
    return known.list
  }
}

async function read(files: readonly string[]): Promise<DrawnList | null> {
  const [list, settings] = await Promise.all(files.map(readObject))
  if (!list) return null
  const routes = Array.isArray(list['routes']) ? list['routes'].map(String) : []
  if (!settings || list['settings'] !== JSON.stringify(settings)) return { routes, drawn: null }
  const { languages, defaultLanguage, languageFromBrowser, languageFromCountry } = settings
  return {
    routes,
    drawn: {
      pages: new Map(Object.entries(list['pages'] ?? {})),
      languages: Array.isArray(languages) ? languages.filter(isLanguage) : LANGUAGES,
      defaultLanguage: isLanguage(defaultLanguage) ? defaultLanguage : 'fr',
      isByCountry: languageFromCountry === true,
      isByBrowser: languageFromBrowser === true,
    },
  }
}

async function readObject(file: string): Promise<Record<string, unknown> | null> {
  try {
    const written: unknown = JSON.parse(await readFile(file, 'utf8'))
    return typeof written === 'object' && written !== null ? { ...written } : null
  } catch {
    return null
  }
}
