import { renderPreloadLinks } from './page-files.ts'
import type { PageJob, PageTag, RenderedPage } from './protocol.ts'
import type { Shell } from './shell.ts'

/**
 * Fills in the shell (`index.html` of a build) and returns it as UTF-8. Throws if the shell lacks a
 * placeholder.
 */
export function renderDocumentHtml(
  shell: Pick<Shell, 'html' | 'pageFiles'>,
  { title, tags, html, data }: RenderedPage,
  { href, language, theme }: Pick<PageJob, 'href' | 'language' | 'theme'>,
): Buffer<ArrayBuffer> {
  const { head, styles, end } = shellPartsCache.get(shell) ?? splitShell(shell)
  const root = `<html lang="${language}" dir="ltr"${theme ? ` class="${theme}"` : ''}>`
  const opened = head.replace(ROOT_PATTERN, () => root)
  const body = Buffer.from(html.buffer, html.byteOffset, html.byteLength)
  const firstView = body.includes('id="first-view"') ? '#first-view' : '#main'
  return Buffer.concat([
    Buffer.from(opened.replace(/(?<=rel="expect" href=")#main/, firstView)),
    Buffer.from([`<title>${escapeHtml(title)}</title>`, ...tags.map(renderTag)].join('\n    ')),
    styles,
    body,
    Buffer.from(
      `</div>${renderDataElement(data)}${renderPreloadLinks(shell.pageFiles, href, language)}`,
    ),
    end,
  ])
}

interface ShellParts {
  /** The text before the title. */
  head: string
  /** The text after the title, up to the content of `#root`. */
  styles: Buffer
  end: Buffer
}

const shellPartsCache = new WeakMap<object, ShellParts>()

const ROOT_PATTERN = /<html lang="\w+" dir="ltr">/
const TITLE_PATTERN = /<title>[^<]*<\/title>/
const CONTENT_PATTERN = /(?<=<div id="root">)<\/div>/

/** Splits the shell once for all documents, because most of it is the style sheet. */
function splitShell(shell: Pick<Shell, 'html'>): ShellParts {
  // Removes the site's description, which is in one language only, and the preload of the settings, which the
  // page data already contains.
  const own = /<(meta[^>]* data-page|link[^>]*"\/config\.json")[^>]*>\s*/g
  const [head, afterTitle] = splitAt(TITLE_PATTERN, shell.html.replaceAll(own, ''))
  const [styles, end] = splitAt(CONTENT_PATTERN, afterTitle)
  splitAt(ROOT_PATTERN, head)
  const cut = { head, styles: Buffer.from(styles), end: Buffer.from(end) }
  shellPartsCache.set(shell, cut)
  return cut
}

/** Splits a text at a placeholder; throws if the placeholder is missing. */
function splitAt(room: RegExp, text: string): [before: string, after: string] {
  const found = room.exec(text)
  if (!found) throw new Error(`index.html has no ${room.source}.`)
  return [text.slice(0, found.index), text.slice(found.index + found[0].length)]
}

/** The attribute `data-page` marks elements that the app replaces on the next page (`src/app/head`). */
function renderTag({ tag, attributes, text = '' }: PageTag): string {
  const written = Object.entries(attributes).map(
    ([name, value]) => ` ${name}="${escapeHtml(value)}"`,
  )
  return `<${tag}${written.join('')} data-page>${tag === 'script' ? `${text}</script>` : ''}`
}

/**
 * Embeds JSON so that it cannot close its element
 * (https://html.spec.whatwg.org/#restrictions-for-contents-of-script-elements).
 */
const renderDataElement = (json: string) =>
  `<script type="application/json" id="page-data">${json.replaceAll('<', '\\u003c')}</script>`

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
