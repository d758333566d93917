import type { DehydratedState } from '@tanstack/react-query'

import type { Viewer } from '#api/viewer.ts'
import type { Language } from '#i18n/languages.ts'
import type { Theme } from '#ui/menu/preferences.tsx'

/** What the server knew when it rendered a document; the document carries it, so that the browser renders the same. */
export interface PageData {
  language: Language
  /** Path and query that the page has once its parameters are normalized. */
  address: string
  /** The visitor's choice; null for the operator's first currency. */
  currency: string | null
  /** What one unit of the base currency buys of it; null when it is not known. */
  rate: number | null
  /** The visitor's choice; null where the system decides. */
  theme: Theme | null
  /** Whether the browser says that it runs on a phone. */
  isPhone: boolean
  /** The instant of rendering, ISO 8601. */
  now: string
  viewer: Viewer
  /** Notifications that the customer has not read. */
  unread: number | null
  /** The content of `config.json`. */
  settings: unknown
  /** Rendered by the build for everybody: `config.json` may have changed since. */
  isStatic: boolean
  /** Responses of the API, as TanStack Query keeps them. */
  queries: DehydratedState
}

/** The server writes the element (`server/site/rendering/document-html.ts`). */
const PAGE_DATA_ID = 'page-data'

/** The data of the document; null in a shell, or when something else changed the element. */
export function readPageData(): PageData | null {
  const text = document.getElementById(PAGE_DATA_ID)?.textContent
  if (!text) return null
  try {
    // Our own server wrote it for this build.
    return JSON.parse(text) as PageData
  } catch {
    return null
  }
}
