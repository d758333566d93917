/** Text that is HTML already. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Part = string | number | Html | readonly Part[]

/** HTML from a template: whatever is filled in is text, unless it is HTML itself. */
export function html(texts: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(
    texts
      .map((text, index) => `${text}${index < parts.length ? inserted(parts[index]) : ''}`)
      .join(''),
  )
}

function inserted(part: Part | undefined): string {
  if (part === undefined) return ''
  if (part instanceof Html) return part.text
  if (typeof part === 'object') return part.map((one) => inserted(one)).join('')
  return String(part)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

/** Figures stand at the end of their columns, and so do the heads of those. */
export function htmlTable(
  head: readonly string[],
  rows: readonly Html[],
  figures: readonly string[] = [],
): Html {
  return html`<table>
    <thead>
      <tr>
        ${head.map((cell) => html`<th scope="col" class="${figures.includes(cell) ? 'number' : ''}">${cell}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows}
    </tbody>
  </table>`
}

const STYLE = `
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
body { max-width: 78rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; width: 100%; margin: .5rem 0 1rem; }
th, td { text-align: start; padding: .2rem .6rem; border-bottom: 1px solid #8884; vertical-align: top; }
td.number, th.number { text-align: end; font-variant-numeric: tabular-nums; }
code { font-size: .9em; }
.state { border: 1px solid #8888; border-radius: .5rem; padding: .4rem .8rem; margin: .5rem 0; }
.state > h4 { margin: 0; font-size: 1rem; }
.facts { opacity: .75; font-size: .9em; }
.heat-0 { background: #d333; } .heat-1 { background: #fb83; } .heat-2 { background: #8c83; } .heat-3 { background: #2a64; }
.none { color: #b00020; font-weight: 600; }
@media (prefers-color-scheme: dark) { .none { color: #ff8a80; } }
summary { cursor: pointer; font-size: 1.15rem; font-weight: 600; margin: .6rem 0; }
`

/** A whole page that asks for nothing outside. */
export function htmlPage(title: string, body: readonly Html[]): string {
  const { text } = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <style>
          ${new Html(STYLE)}
        </style>
      </head>
      <body>
        <h1>${title}</h1>
        ${body}
      </body>
    </html>`
  return `${text}\n`
}
