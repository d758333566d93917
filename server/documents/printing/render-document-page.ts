import { toCspHash } from '../../http/csp-hash.ts'
import { escapeHtml } from '../../http/escape-html.ts'
import { CLOSED_DIRECTIVES } from '../../http/headers.ts'
import type { PrintedDocument, PrintedRow } from './print-document.ts'

const STYLE = `
body { margin: 0; background: #f3ece1; color: #1f2328; font: 16px/1.5 Figtree, 'Segoe UI', Helvetica, Arial, sans-serif; -webkit-print-color-adjust: exact }
main { box-sizing: border-box; max-width: 50rem; margin: 1.5rem auto; padding: 3rem; background: #fff; border: 1px solid #e1ddd6; border-radius: 12px }
header { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 1.5rem 3rem; margin-block-end: 2.5rem }
h1 { margin: 0; font-size: 1.875rem; line-height: 1.2 }
p { margin: 0; overflow-wrap: anywhere }
.number, .soft, dt { color: #575e68 }
.number { font-size: 1.125rem; font-variant-numeric: tabular-nums }
.name { font-weight: 600 }
dl { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 14rem), 1fr)); gap: 1rem 2rem; margin: 0 0 2.5rem }
dt { font-size: 0.875rem }
dd { margin: 0; white-space: pre-line; overflow-wrap: anywhere }
table { inline-size: 100%; border-collapse: collapse }
th { padding: 0.5rem 1rem 0.5rem 0; font-weight: 400; text-align: start }
td { padding: 0.5rem 0; text-align: end; white-space: nowrap; font-variant-numeric: tabular-nums }
tbody tr { border-block-end: 1px solid #e1ddd6 }
tfoot th, tfoot td { padding-block: 0.25rem; color: #575e68 }
tfoot .total > * { padding-block: 0.75rem; border-block-start: 2px solid #1f2328; color: #1f2328; font-size: 1.125rem; font-weight: 600 }
.notes { margin-block-start: 2rem; font-size: 0.875rem }
nav { max-width: 50rem; margin: 1.5rem auto; padding: 0 1rem }
nav a { display: inline-block; padding: 0.75rem 1.5rem; border-radius: 8px; background: #2b2f36; color: #fff; font-weight: 600; text-decoration: none }
nav a:focus-visible { outline: 3px solid #1d5fa8; outline-offset: 2px }
@media (max-width: 40rem) { dl { grid-template-columns: 1fr 1fr } main { margin: 0; padding: 1.5rem 1rem; border: 0; border-radius: 0 } header { margin-block-end: 1.5rem } }
@media print {
  @page { size: A4; margin: 18mm }
  body { background: #fff; font-size: 11pt }
  main { max-width: none; margin: 0; padding: 0; border: 0 }
  nav { display: none }
  tr, dl > div { break-inside: avoid }
}
`

/** Blocks scripts and all external resources. */
const PAGE_POLICY = `default-src 'none'; style-src ${toCspHash(STYLE)}; ${CLOSED_DIRECTIVES}`

const renderRow = ([label, value]: PrintedRow, className = '') =>
  `<tr${className}><th scope="row">${escapeHtml(label)}</th><td>${escapeHtml(value)}</td></tr>`

const renderFact = ([label, value]: PrintedRow) =>
  `<div><dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd></div>`

const renderLines = (className: string, lines: readonly string[]) =>
  lines.map((line) => `<p class="${className}">${escapeHtml(line)}</p>`).join('\n')

/** Renders a document as a page that prints well on A4. */
export function renderDocumentPage(printed: PrintedDocument, pdfPath: string) {
  const {
    language,
    title,
    number,
    corrects,
    operator,
    facts,
    lines,
    parts,
    total,
    sums,
    notes,
    download,
  } = printed
  const html = `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(`${title} ${number} · ${operator.name}`)}</title>
<style>${STYLE}</style>
</head>
<body>
<nav><a href="${escapeHtml(pdfPath)}">${escapeHtml(download)}</a></nav>
<main>
<header>
<div><h1>${escapeHtml(title)}</h1>${renderLines('number', [number, ...corrects])}</div>
<div>${renderLines('name', [operator.name])}${renderLines('soft', operator.lines)}</div>
</header>
<dl>${facts.map(renderFact).join('\n')}</dl>
<table>
<tbody>${lines.map((line) => renderRow(line)).join('\n')}</tbody>
<tfoot>${parts.map((row) => renderRow(row)).join('\n')}
${renderRow(total, ' class="total"')}
${sums.map((row) => renderRow(row)).join('\n')}</tfoot>
</table>
<div class="notes">${renderLines('soft', notes)}</div>
</main>
</body>
</html>
`
  return { html, policy: PAGE_POLICY }
}
