import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'

import type * as Drawing from '../../src/app/documents/draw-page.tsx'
import { documentHtml, titleElement } from './document-html.ts'

const ENTRY = 'src/app/documents/draw-page.tsx'
/** In the folder of the project, whose packages it takes. */
const DRAWING_BUILD = resolve('.tmp', `documents-${process.pid}`)

/**
 * Draws the public pages of a build in each language that the operator offers, as `documents/<language>/`,
 * with a list of them for whoever serves the build (`server/site/documents`). Answers how many.
 */
export async function writeDocuments(folder: string, written: string): Promise<number> {
  const { drawPage, parseConfig, DOCUMENT_PAGES, documentName, UNKNOWN_PAGE } = await loadDrawing()
  try {
    const settings: unknown = JSON.parse(written)
    const { languages, languageFromCountry } = parseConfig(settings)
    const empty = withStyleSheets(readFileSync(join(folder, 'index.html'), 'utf8'), folder)
    const asWritten = JSON.stringify(settings)
    const fileName = (page: string) =>
      `${page === UNKNOWN_PAGE ? 'not-found' : documentName(page)}.html`
    let routes: string[] = []

    for (const language of languages) {
      for (const page of [...DOCUMENT_PAGES, UNKNOWN_PAGE]) {
        // oxlint-disable-next-line no-await-in-loop -- there is one language at a time
        const drawn = await drawPage({ path: page, language, settings })
        routes = drawn.routes
        const parts = {
          ...drawn,
          page,
          language,
          languages,
          settings: asWritten,
          isByCountry: languageFromCountry,
          head: titleElement(drawn.title),
        }
        const file = join(folder, 'documents', language, fileName(page))
        mkdirSync(dirname(file), { recursive: true })
        writeFileSync(file, documentHtml(empty, parts))
      }
    }
    const files = DOCUMENT_PAGES.map((page) => [page, { file: fileName(page) }])
    const list = { settings: asWritten, pages: Object.fromEntries(files), routes }
    writeFileSync(join(folder, 'documents', 'list.json'), `${JSON.stringify(list)}\n`)
    return languages.length * (files.length + 1)
  } finally {
    rmSync(DRAWING_BUILD, { recursive: true, force: true })
  }
}

/** The app as Node can run it. */
async function loadDrawing(): Promise<typeof Drawing> {
  await build({
    logLevel: 'warn',
    build: {
      ssr: ENTRY,
      outDir: DRAWING_BUILD,
      copyPublicDir: false,
      rolldownOptions: { output: { codeSplitting: true } },
    },
  })
  return (await import(pathToFileURL(join(DRAWING_BUILD, 'draw-page.js')).href)) as typeof Drawing
}

/** The style sheets of the document inside of it: what is drawn waits for no second answer. */
const withStyleSheets = (html: string, folder: string) =>
  html.replaceAll(
    /<link rel="stylesheet"[^>]* href="(?<address>\/assets\/[^"]+)"[^>]*>/g,
    (_link, address: string) =>
      `<style>${readFileSync(join(folder, address), 'utf8').trim()}</style>`,
  )
