import { toCspHash } from '../http/csp-hash.ts'
import { escapeHtml } from '../http/escape-html.ts'

const STYLE = `
:root { color-scheme: light dark; --ground: #faf8f5; --text: #1f2328; --soft: #575e68; --link: #1d5fa8; --line: #e1ddd6; --card: #ffffff; --primary: #2b2f36; --on-primary: #ffffff; --header: #2b2f36 }
@media (prefers-color-scheme: dark) {
  :root { --ground: #15171b; --text: #eceef1; --soft: #a9b1bc; --link: #83b8f0; --line: #363c45; --card: #20242a; --primary: #dfe2e7; --on-primary: #1a1d22; --header: #1f2329 }
}
body { margin: 0; background: var(--ground); color: var(--text); font: 16px/1.5 Figtree, 'Segoe UI', Helvetica, Arial, sans-serif }
header { background: var(--header); color: #f6f4f0 }
header > div, main { box-sizing: border-box; max-width: 48rem; margin: 0 auto; padding: 0 1rem }
header > div { display: flex; align-items: center; gap: 0.5rem; min-height: 3.5rem; font-size: 1.25rem; font-weight: 700 }
main { padding-block: 2rem 3rem }
h1 { margin: 0 0 0.75rem; font-size: 1.875rem; line-height: 1.2; overflow-wrap: anywhere }
a { color: var(--link) }
a:focus-visible { outline: 3px solid var(--link); outline-offset: 2px }
a.button, button { display: inline-block; padding: 0.75rem 1.5rem; border: 1px solid transparent; border-radius: 8px; background: var(--primary); color: var(--on-primary); font: inherit; font-weight: 600; text-decoration: none; cursor: pointer }
button.quiet { border-color: var(--soft); background: none; color: var(--text) }
button:focus-visible { outline: 3px solid var(--link); outline-offset: 2px }
form { display: flex; flex-wrap: wrap; gap: 0.75rem; margin-block-start: 1.5rem }
.test { padding: 0.75rem 1rem; border: 1px dashed var(--soft); border-radius: 8px }
.card { padding: 1.5rem; border: 1px solid var(--line); border-radius: 12px; background: var(--card) }
.card > :first-child { margin-block-start: 0 }
.card > :last-child { margin-block-end: 0 }
.soft { color: var(--soft) }
ul.mails { margin: 1.5rem 0 0; padding: 0; list-style: none; border: 1px solid var(--line); border-radius: 12px; background: var(--card); overflow: hidden }
ul.mails li + li { border-block-start: 1px solid var(--line) }
ul.mails a { display: grid; gap: 0.125rem 1rem; padding: 0.875rem 1.25rem; color: var(--text); text-decoration: none; overflow-wrap: anywhere }
ul.mails a:hover { background: var(--ground) }
ul.mails a:focus-visible { outline-offset: -3px; border-radius: 12px }
ul.mails a > :first-child { font-weight: 600 }
ul.mails a > :not(:first-child) { color: var(--soft); font-size: 0.875rem }
@media (min-width: 40rem) {
  ul.mails a { grid-template-columns: minmax(0, 1fr) auto }
  ul.mails a > :first-child { grid-column: 1 / -1 }
}
dl { display: grid; grid-template-columns: auto 1fr; gap: 0.25rem 1rem; margin: 0 0 1rem }
dt { color: var(--soft) }
dd { margin: 0; overflow-wrap: anywhere }
h2 { margin: 2rem 0 1rem; font-size: 1.25rem; line-height: 1.3 }
.wide header > div, .wide main { max-width: 66rem }
nav { display: flex; flex-wrap: wrap; gap: 0.5rem; margin: 0 0 1rem }
nav a { display: inline-flex; align-items: center; min-height: 2.75rem; padding: 0 1rem; border: 1px solid var(--line); border-radius: 8px; color: var(--text); text-decoration: none }
nav a[aria-current] { border-color: var(--link); color: var(--link); font-weight: 600 }
.frames { display: flex; flex-wrap: wrap; align-items: start; gap: 1.5rem; overflow-x: auto }
figure { margin: 0 }
figcaption { margin-block-end: 0.5rem; color: var(--soft) }
iframe { display: block; border: 1px solid var(--line); border-radius: 12px }
pre { margin: 0; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere }
`

const STYLE_HASH = toCspHash(STYLE)

/** The app's logo (`src/ui/drawings/brand.tsx`). */
const LOGO =
  '<svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" fill="none" stroke-width="2.8" stroke-linecap="round" stroke-linejoin="round"><path d="M4 23 12 7.600c.5-1 2-1 2.500 0L17 12l1.800-4c.5-1 2-1 2.500 0L28 23" stroke="currentColor"/><path d="M4 23h24" stroke="#6aa9e6"/></svg>'

type Page = {
  language: string
  title: string
  /** The language of the title, when it differs from the page's. */
  titleLanguage?: string
  /** The content, as escaped HTML. */
  html: string
  /** The page's only script; without it, all scripts are blocked. */
  script?: string
  /** Whether the page has a form, which can only be submitted to this server. */
  hasForm?: boolean
  /** Whether the page embeds other pages of this server. */
  hasFrames?: boolean
  /** The width of the content; a text column by default. */
  width?: 'wide'
}

/** Returns headers that block external resources and, except for forms, the referrer. */
function buildPageHeaders({ script, hasForm = false, hasFrames = false }: Page) {
  const policy = [
    "default-src 'none'",
    `style-src ${STYLE_HASH}`,
    ...(script ? [`script-src ${toCspHash(script)}`, "connect-src 'self'"] : []),
    ...(hasFrames ? ["frame-src 'self'"] : []),
    "base-uri 'none'",
    `form-action ${hasForm ? "'self'" : "'none'"}`,
    "frame-ancestors 'none'",
  ]
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy.join('; '),
    // With `no-referrer`, a form would not send its origin either.
    'referrer-policy': hasForm ? 'same-origin' : 'no-referrer',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  }
}

/** Renders a small page outside the app, with its title as the heading. */
export function createPageResponse(page: Page, status = 200): Response {
  const { language, title, titleLanguage = language, html, script, width } = page
  const body = `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} · Masar</title>
<style>${STYLE}</style>
</head>
<body${width ? ` class="${width}"` : ''}>
<header><div>${LOGO}Masar</div></header>
<main>
<h1${titleLanguage === language ? '' : ` lang="${titleLanguage}"`}>${escapeHtml(title)}</h1>
${html}
</main>
${script ? `<script>${script}</script>` : ''}
</body>
</html>
`
  return new Response(body, { status, headers: buildPageHeaders(page) })
}
