import { describe, expect, it } from 'vitest'

import { renderDocumentHtml } from './document-html.ts'
import type { RenderedPage } from './protocol.ts'

const SHELL = `<!doctype html>
<html lang="fr" dir="ltr">
  <head>
    <meta name="description" content="The site" data-page />
    <link rel="preload" href="/config.json" as="fetch" />
    <title>Masar</title>
  </head>
  <body><div id="root"></div><script type="module" src="/a.js"></script></body>
</html>`

const createPage = (parts: Partial<RenderedPage> = {}): RenderedPage => ({
  status: 200,
  location: null,
  html: Buffer.from('<h1>Cars</h1>'),
  title: 'Cars',
  tags: [],
  data: '{}',
  isPrivate: false,
  ...parts,
})
const PAGE_FILES = {
  '': { code: ['assets/home.js'], texts: { en: ['assets/home-en.js'] } },
  car: { code: ['assets/car.js'], texts: { en: ['assets/car-en.js'], fr: ['assets/car-fr.js'] } },
}
const fillShell = (parts?: Partial<RenderedPage>, html = SHELL, href = '/') =>
  renderDocumentHtml({ html, pageFiles: PAGE_FILES }, createPage(parts), {
    href,
    language: 'en',
    theme: 'dark',
  }).toString()
const listPreloadLinks = (href: string) =>
  [...fillShell({}, SHELL, href).matchAll(/<link rel="modulepreload"[^>]* href="([^"]+)">/g)].map(
    ([, file]) => file,
  )

describe('renderDocumentHtml', () => {
  it('writes the page into the shell, with its language, theme and title', () => {
    const html = fillShell()
    expect(html).toContain('<html lang="en" dir="ltr" class="dark">')
    expect(html).toContain('<title>Cars</title>')
    expect(html).toContain('<div id="root"><h1>Cars</h1></div>')
  })

  it('blocks rendering until the first view is parsed, or all of `main` if no first view is marked', () => {
    const shell = SHELL.replace(
      '<title>',
      '<link rel="expect" href="#main" blocking="render" /><title>',
    )
    expect(fillShell({}, shell)).toContain('rel="expect" href="#main"')
    const html = Buffer.from('<h1>Cars</h1><span id="first-view" hidden></span><p>More</p>')
    expect(fillShell({ html }, shell)).toContain('rel="expect" href="#first-view"')
  })

  it('omits the shell’s description and the settings preload', () => {
    const html = fillShell()
    expect(html).not.toContain('The site')
    expect(html).not.toContain('/config.json')
  })

  it.each([
    '</script><script>alert(1)</script>',
    '<!--<script>',
    '$& $1 $`',
    '<div id="root"></div>',
    '\u2028 " \\ \0',
  ])('embeds data with %s so that it parses to the same value and closes no element', (text) => {
    const html = fillShell({ data: JSON.stringify({ text }) })
    const [, json = ''] = /id="page-data">([^<]*)<\/script>/.exec(html) ?? []
    expect(JSON.parse(json)).toEqual({ text })
    expect(html.match(/<script/g)).toHaveLength(2)
  })

  it('escapes the title and the head’s attributes', () => {
    const content = '"><script>alert("&")</script>'
    const tags = [{ tag: 'meta', attributes: { name: 'description', content } }]
    const html = fillShell({ title: '</title><script>', tags })
    expect(html).toContain('<title>&lt;/title>&lt;script></title>')
    expect(html).toContain(
      '<meta name="description" content="&quot;>&lt;script>alert(&quot;&amp;&quot;)&lt;/script>" data-page>',
    )
    expect(html.match(/<script/g)).toHaveLength(2)
  })

  it('writes structured data unchanged', () => {
    const attributes = { type: 'application/ld+json' }
    const html = fillShell({ tags: [{ tag: 'script', attributes, text: '{"@type":"Car"}' }] })
    expect(html).toContain('<script type="application/ld+json" data-page>{"@type":"Car"}</script>')
  })

  it('preloads the page’s scripts and the texts in its language', () => {
    expect(listPreloadLinks('/')).toEqual(['/assets/home.js', '/assets/home-en.js'])
    expect(listPreloadLinks('/car/1?dropoff=2')).toEqual(['/assets/car.js', '/assets/car-en.js'])
  })

  it.each(['/no-such-page', '/constructor'])('preloads nothing for %s', (href) => {
    expect(listPreloadLinks(href)).toEqual([])
  })

  it.each(['<html lang="fr" dir="ltr">', '<title>Masar</title>', '<div id="root"></div>'])(
    'throws when the shell has no %s',
    (room) => {
      expect(() => fillShell({}, SHELL.replace(room, ''))).toThrow('index.html has no')
    },
  )
})
