import type { Language } from '@masar/domain/service/languages.ts'

/** A page to render, sent as a message; see `PageRequest` in `src/app/rendering/render-page.tsx`. */
export interface PageJob {
  /** Path and query of the address. */
  href: string
  /** The origin of the site, without a trailing slash. */
  origin: string
  language: Language
  currency: string | null
  theme: 'light' | 'dark' | null
  isPhone: boolean
  settings: unknown
  visitor: PageVisitor | null
  /** Whether all visitors get the same document, and the same responses to its calls. */
  isShared?: boolean
  /** Whether the build prerenders the page for all visitors. */
  isStatic?: boolean
}

/** The account of a request's session. */
export interface PageVisitor {
  id: string
  isSuspended: boolean
}

/** An element of a document's head. */
export interface PageTag {
  tag: string
  attributes: Readonly<Record<string, string>>
  text?: string
}

/** The parts of a document, or a redirect. */
export interface RenderedPage {
  status: number
  location: string | null
  /** UTF-8, in a separate buffer that can be transferred. */
  html: Uint8Array<ArrayBuffer>
  title: string
  tags: readonly PageTag[]
  /** The data, as JSON, with which the browser renders the same page. */
  data: string
  /** Whether the page must not be shared with other visitors. */
  isPrivate: boolean
}

/** The exports of the build's code (`renderer/render-page.js`). */
export interface RendererModule {
  renderDocument: (
    request: PageJob & { fetch: (request: Request) => Promise<Response> },
  ) => Promise<RenderedPage>
}

export type MessageToWorker =
  | { type: 'render'; id: number; job: PageJob }
  | { type: 'response'; call: number; response: SentResponse }
  /** Sent after a write: clears cached responses. */
  | { type: 'forget' }

export type MessageFromWorker =
  | { type: 'rendered'; id: number; page: RenderedPage }
  | { type: 'failed'; id: number; error: string }
  | { type: 'call'; id: number; call: number; request: SentRequest }

export interface SentRequest {
  method: string
  url: string
  headers: [string, string][]
  body: string | null
}

export interface SentResponse {
  status: number
  headers: [string, string][]
  body: string | null
}
