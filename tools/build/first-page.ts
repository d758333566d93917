import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Manifest } from 'vite'

import { PAGE_FILES_PATH, type PageFiles } from '../../server/site/rendering/page-files.ts'
import { CONDITIONAL_IMPORT_PATTERN } from './shared-chunk.ts'
import { listPageTexts } from '../../src/app/preferences/page-texts.ts'
import { LANGUAGES } from '../../src/i18n/languages.ts'

/** The parts of a route that load before it renders; excludes error components. */
const ROUTE_PART_PATTERN =
  /^src\/routes\/(?<data>_data\.)?(?<page>[a-z-]+)(\.\$\w+)?\.tsx\?tsr-split=(?<part>component|loader)/
/** The chunk with the code that fetches and renders data (`shared-chunk.ts`). */
const DATA_CHUNK = 'base'
const DATA_LAYOUT_PATTERN = /^src\/routes\/_data\.tsx\?tsr-split=(component|loader)/

/**
 * Writes a list of the files that each page needs besides those of every page. Documents rendered by the server
 * and the build use the list (`server/site/rendering/page-files.ts`).
 */
export function writePageFiles(folder: string, manifest: Manifest): void {
  const firstScripts = listFirstScripts(readFileSync(join(folder, 'index.html'), 'utf8'))
  writeFileSync(
    join(folder, PAGE_FILES_PATH),
    JSON.stringify(listFirstPages(manifest, firstScripts)),
  )
}

/** Lists the scripts that every page starts with, as in the document: `assets/react-1a2b.js`. */
export const listFirstScripts = (html: string): string[] =>
  [...html.matchAll(/<script type="module"[^>]* src="\/([^"]+)"/g)].flatMap(
    ([, file]) => file ?? [],
  )

/** Lists the files that each page needs, except those that every page starts with. */
export function listFirstPages(manifest: Manifest, firstScripts: readonly string[]): PageFiles {
  const keys = Object.keys(manifest)
  const listLaterFiles = (needed: readonly string[]) =>
    [...listChunkFiles(manifest, needed)].filter((file) => !firstScripts.includes(file))

  const dataChunk = findDataChunk(manifest)
  const pages: PageFiles = {}
  for (const key of keys) {
    const { data, page, part } = ROUTE_PART_PATTERN.exec(key)?.groups ?? {}
    if (!page) continue
    const loaded = part === 'loader' ? (manifest[key]?.dynamicImports ?? []) : []
    const needed = [
      key,
      ...loaded.filter((one) => !CONDITIONAL_IMPORT_PATTERN.test(one)),
      ...(data ? [dataChunk, ...keys.filter((one) => DATA_LAYOUT_PATTERN.test(one))] : []),
    ]
    const missing = needed.find((one) => !manifest[one])
    if (missing !== undefined) throw new Error(`The build has no ${missing}.`)
    const name = page === 'index' ? '' : page
    const parts = ['common', ...(name === '' ? [] : listPageTexts(`/${name}`))]
    pages[name] = {
      code: [...new Set([...(pages[name]?.code ?? []), ...listLaterFiles(needed)])],
      texts: Object.fromEntries(
        LANGUAGES.map((language) => [
          language,
          listLaterFiles(listTextChunks(keys, language, parts)),
        ]),
      ),
    }
  }
  return pages
}

/** Returns the manifest key of the chunk that fetches data. */
export const findDataChunk = (manifest: Manifest): string =>
  Object.keys(manifest).find((key) => manifest[key]?.name === DATA_CHUNK) ?? DATA_CHUNK

/** Lists the files of these chunks and of everything they import. */
export function listChunkFiles(
  manifest: Manifest,
  some: readonly string[],
  found = new Set<string>(),
): Set<string> {
  for (const key of some) {
    const { file, imports = [] } = manifest[key] ?? {}
    if (!file || found.has(file)) continue
    found.add(file)
    listChunkFiles(manifest, imports, found)
  }
  return found
}

/** Lists the manifest keys of some parts of a language's texts. */
export function listTextChunks(
  keys: readonly string[],
  language: string,
  parts: readonly string[],
): string[] {
  const files = parts.map((part) => `locales/${language}/app/${part}.po`)
  return keys.filter((key) => files.includes(key))
}
