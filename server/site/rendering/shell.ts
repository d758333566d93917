import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { readFileVersion } from '../static/file-version.ts'
import { PAGE_FILES_PATH, type PageFiles } from './page-files.ts'

export interface Shell {
  /** `index.html` with inlined style sheets, so that the first paint needs no further requests. */
  html: string
  settings: Readonly<Record<string, unknown>>
  pageFiles: PageFiles
  /** Changes with the build and with the settings. */
  version: string
}

/**
 * Returns a function that reads a build's shell and settings, and reads them again whenever they change. It
 * resolves to null without a build or with invalid settings.
 */
export function createShellReader(folder: string): () => Promise<Shell | null> {
  const files = ['index.html', 'config.json'].map((name) => join(folder, name))
  let known: { version: string; shell: Promise<Shell | null> } | null = null

  return () => {
    const version = files.map(readFileVersion).join()
    if (version !== known?.version) known = { version, shell: readShell(folder, version) }
    return known.shell
  }
}

async function readShell(folder: string, version: string): Promise<Shell | null> {
  try {
    const [html, json] = await Promise.all(
      ['index.html', 'config.json'].map((name) => readFile(join(folder, name), 'utf8')),
    )
    const settings: unknown = JSON.parse(json ?? '')
    if (typeof settings !== 'object' || settings === null) return null
    return {
      html: await inlineStyles(html ?? '', folder),
      settings: { ...settings },
      pageFiles: await readPageFiles(folder),
      version,
    }
  } catch {
    return null
  }
}

/** Returns no files when they cannot be read: without preload links, a page is only slower. */
async function readPageFiles(folder: string): Promise<PageFiles> {
  const json = await readFile(join(folder, PAGE_FILES_PATH), 'utf8').catch(() => '{}')
  return JSON.parse(json) as PageFiles
}

const STYLE_SHEET_PATTERN = /<link rel="stylesheet"[^>]* href="(\/assets\/[^"]+)"[^>]*>/g

/** Inlines the style sheets. Keeps their links, disabled, so that scripts can find them. */
async function inlineStyles(html: string, folder: string): Promise<string> {
  const addresses = [...html.matchAll(STYLE_SHEET_PATTERN)].flatMap(([, address]) => address ?? [])
  const sheets = await Promise.all(
    addresses.map((address) => readFile(join(folder, address), 'utf8')),
  )
  let next = 0
  return html.replaceAll(STYLE_SHEET_PATTERN, (_link, address: string) => {
    const style = `<style>${sheets[next]?.trim() ?? ''}</style>`
    next += 1
    return `${style}<link rel="stylesheet" href="${address}" disabled>`
  })
}
