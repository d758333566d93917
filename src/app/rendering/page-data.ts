import type { DehydratedState } from '@tanstack/react-query'

import type { Viewer } from '#api/viewer.ts'
import type { Language } from '#i18n/languages.ts'
import type { Theme } from '#ui/menu/preferences.tsx'

/**
 * The state with which the server rendered a document. The document contains it, so that the browser renders
 * the same page.
 */
export interface PageData {
  language: Language
  /** Path and query with normalized parameters. */
  address: string
  /** The currency that the visitor has chosen; null for the operator's first one. */
  currency: string | null
  /** The rate from the base currency; null when unknown. */
  rate: number | null
  /** The theme that the visitor has chosen; null to follow the system. */
  theme: Theme | null
  /** Whether the request came from a phone browser. */
  isPhone: boolean
  /** When the page was rendered, in ISO 8601. */
  now: string
  viewer: Viewer
  /** The count of unread notifications. */
  unread: number | null
  /** The content of `config.json`. */
  settings: unknown
  /**
   * Whether the build prerendered the document for all visitors. In this case `config.json` may have changed
   * since.
   */
  isStatic: boolean
  /** API responses, as dehydrated by TanStack Query. */
  queries: DehydratedState
}

/** The id of an element that the server writes (`server/site/rendering/document-html.ts`). */
const PAGE_DATA_ID = 'page-data'

/** Reads the data of the document; null in a shell, or when another script has changed the element. */
export function readPageData(): PageData | null {
  const text = document.getElementById(PAGE_DATA_ID)?.textContent
  if (!text) return null
  try {
    // Needs no validation: our server wrote it for this build.
    return JSON.parse(text) as PageData
  } catch {
    return null
  }
}
