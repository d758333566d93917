import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'

import type * as Drawing from '../../src/app/documents/draw-page.tsx'
import { type AppConfig, operatorUnits } from '../../src/app/config.ts'
import type { FrameFacts } from '../../src/app/documents/frame/frame-facts.ts'
import { documentHtml, headHtml } from './document-html.ts'
import { frameScript } from './frame-script.ts'

const ENTRY = 'src/app/documents/draw-page.tsx'
/** In the folder of the project, whose packages it takes. */
const DRAWING_BUILD = resolve('.tmp', `documents-${process.pid}`)

/**
 * Draws the public pages of a build in each language that the operator offers, and the frames of those that differ
 * by visitor, as `documents/<language>/`, with a list of them for whoever serves the build (`server/site/documents`).
 * Answers how many.
 */
export async function writeDocuments(folder: string, written: string): Promise<number> {
  const drawing = await loadDrawing()
  const { parseConfig, DOCUMENT_PAGES, documentName, FRAMED_PAGES, UNKNOWN_PAGE } = drawing
  try {
    const settings: unknown = JSON.parse(written)
    const config = parseConfig(settings)
    const empty = withStyleSheets(readFileSync(join(folder, 'index.html'), 'utf8'), folder)
    const asWritten = JSON.stringify(settings)
    const common = {
      languages: config.languages,
      settings: asWritten,
      isByCountry: config.languageFromCountry,
      isByBrowser: config.languageFromBrowser,
    }
    const fileName = (page: string) =>
      `${page === UNKNOWN_PAGE ? 'not-found' : documentName(page)}.html`
    const origin = process.env['PUBLIC_URL'] ? new URL(process.env['PUBLIC_URL']).origin : null
    const script = await frameScript(folder)
    const facts = frameFacts(config)
    const needs = new Map<string, readonly string[]>(Object.entries(FRAMED_PAGES))
    const pages = [...DOCUMENT_PAGES, ...needs.keys(), UNKNOWN_PAGE]
    let routes: string[] = []

    for (const language of config.languages) {
      for (const page of pages) {
        const needed = needs.get(page)
        const isFrame = needed !== undefined
        // oxlint-disable-next-line no-await-in-loop -- there is one language at a time
        const drawn = await drawing.drawPage({
          path: page.replace(/\$\w+/, 'one'),
          language,
          settings,
          origin,
          isFrame,
        })
        routes = drawn.routes
        const frame = needed && { needs: needed, facts, script }
        const head = headHtml(drawn.title, drawn.tags)
        const parts = {
          ...common,
          page,
          language,
          head,
          html: drawn.html,
          hasDates: !drawing.DATELESS_PAGES.has(page),
          ...(frame && { frame }),
        }
        const file = join(folder, 'documents', language, fileName(page))
        mkdirSync(dirname(file), { recursive: true })
        writeFileSync(file, documentHtml(empty, parts))
      }
    }
    const listed = [
      ...DOCUMENT_PAGES.map((page) => [page, { file: fileName(page) }]),
      ...[...needs].map(([page, needed]) => [page, { file: fileName(page), needs: needed }]),
    ]
    const list = { settings: asWritten, pages: Object.fromEntries(listed), routes }
    writeFileSync(join(folder, 'documents', 'list.json'), `${JSON.stringify(list)}\n`)
    return config.languages.length * pages.length
  } finally {
    rmSync(DRAWING_BUILD, { recursive: true, force: true })
  }
}

/** What the script of a frame has to know of the settings. */
const frameFacts = (config: AppConfig): FrameFacts => ({
  apiHost: config.apiHost,
  pageSize: config.carsPageSize,
  isEndless: config.pagination === 'infiniteScroll',
  units: operatorUnits(config),
})

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

/**
 * The style sheets of the document inside of it: what is drawn waits for no second answer. The links stay, disabled:
 * a script that needs one of them sees that it is here.
 */
const withStyleSheets = (html: string, folder: string) =>
  html.replaceAll(
    /<link rel="stylesheet"[^>]* href="(?<address>\/assets\/[^"]+)"[^>]*>/g,
    (_link, address: string) =>
      `<style>${readFileSync(join(folder, address), 'utf8').trim()}</style>` +
      `<link rel="stylesheet" href="${address}" disabled>`,
  )
