import type { DehydratedState } from '@tanstack/react-query'

import type { Viewer } from '#api/viewer.ts'
import type { Language } from '#i18n/languages.ts'
import type { Theme } from '#ui/menu/preferences.tsx'

/**
 * The state in which the server rendered a document; the document contains it, so that the browser renders the
 * same.
 */
export interface PageData {
  language: Language
  /** Path and query with normalized parameters. */
  address: string
  /** The visitor's choice; null for the operator's first currency. */
  currency: string | null
  /** The rate from the base currency; null when unknown. */
  rate: number | null
  /** The visitor's choice; null follows the system. */
  theme: Theme | null
  /** Whether the request came from a phone browser. */
  isPhone: boolean
  /** The instant of rendering, ISO 8601. */
  now: string
  viewer: Viewer
  /** The count of unread notifications. */
  unread: number | null
  /** The content of `config.json`. */
  settings: unknown
  /** Prerendered by the build for all visitors: `config.json` may have changed since. */
  isStatic: boolean
  /** API responses, as dehydrated by TanStack Query. */
  queries: DehydratedState
}

/** The server writes the element (`server/site/rendering/document-html.ts`). */
const PAGE_DATA_ID = 'page-data'

/** The data of the document; null in a shell, or when another script changed the element. */
export function readPageData(): PageData | null {
  const text = document.getElementById(PAGE_DATA_ID)?.textContent
  if (!text) return null
  try {
    // Written by our server for this build.
    return JSON.parse(text) as PageData
  } catch {
    return null
  }
}
