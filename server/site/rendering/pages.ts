import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { hasLinkSecret } from '@masar/domain/service/link-pages.ts'

import type { Network } from '../../http/address.ts'
import { compressText } from '../static/compress.ts'
import { getAcceptedEncodings } from '../static/encodings.ts'
import { renderDocumentHtml } from './document-html.ts'
import { dependsOnNetwork, isPageCall } from './page-calls.ts'
import { choosePageVariant } from './page-jobs.ts'
import type { PageJob, PageVisitor, RenderedPage } from './protocol.ts'
import { Renderer, RenderingBusyError, RenderingTimeoutError } from './renderer.ts'
import { type Shell, createShellReader } from './shell.ts'
import { ShortCache } from './short-cache.ts'

export type PageOutcome = 'rendered' | 'busy' | 'timeout' | 'failed'

export interface PageParts {
  /** The build folder. */
  folder: string
  /** The public origin of the site; empty when unknown. */
  origin: string
  /** Finds the signed-in visitor of a request. */
  readVisitor: (request: Request) => Promise<PageVisitor | null>
  readCountry: (request: Request, network: Network) => Promise<string>
  /** Responds to a page's call, as if the visitor had made it. `request` is the request for the page. */
  answerCall: (call: Request, request: Request, network: Network) => Promise<Response>
  /** Whether a document may be cached for other visitors; true by default. */
  mayCache?: (request: Request) => boolean
  /** Counts the results of page requests. */
  count?: (outcome: PageOutcome) => void
  log: (line: string) => void
}

export interface Pages {
  /**
   * Returns a page's document. Returns null when it was not rendered, so that the browser must render it from
   * the shell.
   */
  render: (request: Request, network: Network) => Promise<Response | null>
  /** Clears cached documents; call it after a write. */
  forget: () => void
  stop: () => Promise<void>
}

/** Renders the documents of a build's pages in separate threads (`renderer.ts`). */
export function createPages(parts: PageParts): Pages {
  const { folder, origin, readVisitor, readCountry, answerCall, count, log } = parts
  const { mayCache = () => true } = parts
  const readShell = createShellReader(folder)
  const cache = new ShortCache<PageDocument | null>((document) => document?.isShared === true)
  let running: { version: string; renderer: Renderer } | null = null

  function findRenderer({ version }: Shell): Renderer | null {
    if (running?.version === version) return running.renderer
    void running?.renderer.stop()
    running = null
    const file = join(folder, 'renderer', 'render-page.js')
    if (!existsSync(file)) return null
    running = { version, renderer: new Renderer(pathToFileURL(file).href) }
    return running.renderer
  }

  async function render(request: Request, network: Network): Promise<Response | null> {
    // Do not render an address with a secret: the browser must first remove it.
    if (hasLinkSecret(new URL(request.url))) return null
    const shell = await readShell()
    const renderer = shell && findRenderer(shell)
    if (!renderer) return null
    const [variant, visitor] = await Promise.all([
      choosePageVariant(request, shell.settings, () => readCountry(request, network)),
      readVisitor(request),
    ])
    const { pathname, search } = new URL(request.url)
    const job: PageJob = {
      href: pathname + search,
      origin,
      settings: shell.settings,
      visitor,
      isShared: !visitor && !hasPrivateCookie(request) && mayCache(request),
      ...variant,
    }
    const draw = () => renderDocument(renderer, job, { shell, request, network })
    const [encoding = 'plain'] = getAcceptedEncodings(request)
    const document = await (job.isShared
      ? cache.get(JSON.stringify([shell.version, job.href, variant, encoding]), draw)
      : draw())
    if (!document) return null
    const { status, headers, bytes } = document
    return new Response(bytes, { status, headers: new Headers(headers) })
  }

  async function renderDocument(
    renderer: Renderer,
    job: PageJob,
    { shell, request, network }: { shell: Shell; request: Request; network: Network },
  ): Promise<PageDocument | null> {
    let isShared = job.isShared ?? false
    const answer = (call: Request) => {
      if (!isPageCall(call)) return Promise.reject(new Error(`${call.method} writes.`))
      if (dependsOnNetwork(call)) isShared = false
      return answerCall(call, request, network)
    }
    try {
      const page = await renderer.render(job, answer)
      count?.('rendered')
      const html = page.location === null ? renderDocumentHtml(shell, page, job) : null
      const document = await toDocument(request, page, { html, language: job.language })
      return { ...document, isShared: isShared && page.status === 200 && !page.isPrivate }
    } catch (error) {
      const outcome = outcomes.find(([kind]) => error instanceof kind)?.[1] ?? 'failed'
      count?.(outcome)
      const [path] = job.href.split('?')
      log(`${path} was not rendered: ${error instanceof Error ? error.message : String(error)}`)
      return null
    }
  }

  return {
    render,
    forget: () => {
      cache.clear()
      running?.renderer.forget()
    },
    stop: () => running?.renderer.stop() ?? Promise.resolve(),
  }
}

interface PageDocument {
  status: number
  headers: Headers
  bytes: Buffer<ArrayBuffer> | null
  /** Whether all visitors get the same document. */
  isShared: boolean
}

const outcomes = [
  [RenderingBusyError, 'busy'],
  [RenderingTimeoutError, 'timeout'],
] as const

/** Whether the request has a cookie that lets a page show private data. */
const hasPrivateCookie = (request: Request) =>
  /masar-(session|guest)=/.test(request.headers.get('cookie') ?? '')

async function toDocument(
  request: Request,
  { status, location, isPrivate }: RenderedPage,
  { html, language }: { html: Buffer<ArrayBuffer> | null; language: string },
) {
  const headers = new Headers({
    'content-type': 'text/html; charset=utf-8',
    'content-language': language,
    'cache-control': isPrivate || hasPrivateCookie(request) ? 'private, no-store' : 'no-cache',
    vary: 'Cookie, Accept-Language, Sec-CH-UA-Mobile, User-Agent',
  })
  if (location !== null) headers.set('location', location)
  if (!html) return { status, headers, bytes: null }
  const { bytes, encoding } = await compressText(request, html)
  headers.append('vary', 'Accept-Encoding')
  if (encoding) headers.set('content-encoding', encoding)
  headers.set('etag', `"${createHash('sha1').update(bytes).digest('base64url')}"`)
  return { status, headers, bytes }
}
