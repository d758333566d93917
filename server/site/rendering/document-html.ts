import { preloadLinks } from './page-files.ts'
import type { PageJob, PageTag, RenderedPage } from './protocol.ts'
import type { Shell } from './shell.ts'

/** Fills in the shell, `index.html` of a build. Throws if the shell has no room for a part. */
export function documentHtml(
  { html: shell, pageFiles }: Pick<Shell, 'html' | 'pageFiles'>,
  { title, tags, html, data }: RenderedPage,
  { href, language, theme }: Pick<PageJob, 'href' | 'language' | 'theme'>,
): string {
  const head = [`<title>${escapeHtml(title)}</title>`, ...tags.map(tagHtml)].join('\n    ')
  const changes: [RegExp, string][] = [
    [
      /<html lang="\w+" dir="ltr">/,
      `<html lang="${language}" dir="ltr"${theme ? ` class="${theme}"` : ''}>`,
    ],
    [/<title>[^<]*<\/title>/, head],
    [
      /<div id="root"><\/div>/,
      `<div id="root">${html}</div>${dataElement(data)}${preloadLinks(pageFiles, href, language)}`,
    ],
  ]
  if (html.includes('id="first-view"'))
    changes.push([/(?<=rel="expect" href=")#main/, '#first-view'])
  // The shell describes the site, in one language, and the settings are in the data.
  const empty = shell.replaceAll(/<(meta[^>]* data-page|link[^>]*"\/config\.json")[^>]*>\s*/g, '')
  return changes.reduce((text, [room, part]) => {
    if (!room.test(text)) throw new Error(`index.html has no ${room.source}.`)
    return text.replace(room, () => part)
  }, empty)
}

/** The attribute `data-page` marks what the app replaces on the next page (`src/app/head`). */
function tagHtml({ tag, attributes, text = '' }: PageTag): string {
  const written = Object.entries(attributes).map(
    ([name, value]) => ` ${name}="${escapeHtml(value)}"`,
  )
  return `<${tag}${written.join('')} data-page>${tag === 'script' ? `${text}</script>` : ''}`
}

/** JSON that cannot end its element (https://html.spec.whatwg.org/#restrictions-for-contents-of-script-elements). */
const dataElement = (data: unknown) =>
  `<script type="application/json" id="page-data">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
