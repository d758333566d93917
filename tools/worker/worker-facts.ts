import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest } from 'vite'

import type { BuildFacts } from '../../src/worker/build-facts.ts'
import type { TextPart } from '../../src/i18n/activate.ts'
import { LANGUAGES } from '../../src/i18n/languages.ts'
import {
  findDataChunk,
  listChunkFiles,
  listFirstPages,
  listFirstScripts,
  listTextChunks,
} from '../build/first-page.ts'

/** The chunks of offline pages, and the layout of pages with data. */
const OFFLINE_CHUNK_PATTERN = /^src\/routes\/(-offline\.tsx$|_data\.tsx\?)/
/**
 * The texts of every page with data: offline, each of these pages leads to stored content in its own language.
 */
const OFFLINE_TEXT_PARTS: readonly TextPart[] = [
  'common',
  'later',
  'bookings',
  'information',
  'other',
]
const STYLE_OR_FONT_PATTERN = /\.(css|woff2)$/
const COMPRESSED_FILE_PATTERN = /\.(br|gz)$/

/** Collects the facts about a build that the service worker needs. */
export function collectWorkerFacts(folder: string, manifest: Manifest): BuildFacts {
  const keys = Object.keys(manifest)
  const document = readFileSync(join(folder, 'index.html'), 'utf8')
  const firstScripts = listFirstScripts(document)
  const files = readdirSync(join(folder, 'assets')).filter(
    (name) => !COMPRESSED_FILE_PATTERN.test(name),
  )
  const offline = [
    findDataChunk(manifest),
    ...keys.filter((key) => OFFLINE_CHUNK_PATTERN.test(key)),
  ]
  const essential = new Set([...firstScripts, ...listChunkFiles(manifest, offline)])
  // Prerendered documents contain their styles inline, so a first visit does not request the style sheet.
  const chunks = Object.values(manifest).filter(({ file }) => essential.has(file))
  const beside = chunks.flatMap(({ css = [], assets = [] }) => [...css, ...assets])

  return {
    document: createHash('sha256').update(document).digest('hex'),
    essential: toUrls([...essential, ...beside.filter((name) => STYLE_OR_FONT_PATTERN.test(name))]),
    texts: Object.fromEntries(
      LANGUAGES.map((language) => [
        language,
        toUrls(listChunkFiles(manifest, listTextChunks(keys, language, OFFLINE_TEXT_PARTS))),
      ]),
    ),
    files: files.map((name) => `/assets/${name}`),
    pages: Object.keys(listFirstPages(manifest, firstScripts)),
  }
}

const toUrls = (files: Iterable<string>) => [...new Set(files)].map((file) => `/${file}`)
