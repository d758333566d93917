import type { Language } from '@masar/domain/service/languages.ts'

/** A page to be rendered: `PageRequest` of `src/app/rendering/render-page.tsx` as a message. */
export interface PageJob {
  /** Path and query of the address. */
  href: string
  /** The address of the site, without a slash at the end. */
  origin: string
  language: Language
  currency: string | null
  theme: 'light' | 'dark' | null
  isPhone: boolean
  settings: unknown
  visitor: PageVisitor | null
  /** Whether others get the same document, and the same responses to its calls. */
  isShared?: boolean
  /** Rendered once for everybody, by the build. */
  isStatic?: boolean
}

/** The account whose session came with a request. */
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

/** The parts of a document, or where to go instead. */
export interface RenderedPage {
  status: number
  location: string | null
  /** UTF-8, of a buffer of its own. */
  html: Uint8Array<ArrayBuffer>
  title: string
  tags: readonly PageTag[]
  /** What the browser needs to render the same, as JSON. */
  data: string
  /** Whether no other visitor gets it. */
  isPrivate: boolean
}

/** What the code of the build exports (`renderer/render-page.js`). */
export interface Rendering {
  renderDocument: (
    request: PageJob & { fetch: (request: Request) => Promise<Response> },
  ) => Promise<RenderedPage>
}

export type ToWorker =
  | { type: 'render'; id: number; job: PageJob }
  | { type: 'response'; call: number; response: SentResponse }
  /** Something was written. */
  | { type: 'forget' }

export type FromWorker =
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
