import type { Language } from '#domain/languages.ts'

import { escapeHtml } from '../../http/escape-html.ts'
import type { InEveryLanguage, MailContent } from './mail-content.ts'

const FRAME: InEveryLanguage<{
  salutation: (name: string) => string
  /** Between what a value is called and the value. */
  colon: string
  or: string
  signature: string
}> = {
  fr: {
    salutation: (name) => `Bonjour ${name},`,
    colon: '\u00A0: ',
    or: 'Ou copiez cette adresse dans votre navigateur :',
    signature: 'L’équipe de Masar',
  },
  en: {
    salutation: (name) => `Hello ${name},`,
    colon: ': ',
    or: 'Or copy this address into your browser:',
    signature: 'The Masar team',
  },
  es: {
    salutation: (name) => `Hola, ${name}:`,
    colon: ': ',
    or: 'O copie esta dirección en su navegador:',
    signature: 'El equipo de Masar',
  },
}

/** The text part: all that the HTML part says. */
export function renderText(content: MailContent, language: Language): string {
  const { salutation, colon, signature } = FRAME[language]
  const { subject, name, paragraphs, rows = [], button, notes = [] } = content
  const blocks = [
    subject,
    ...(name ? [salutation(name), ...paragraphs] : []),
    rows.map(([label, value]) => `${label}${colon}${value}`).join('\n'),
    ...(name ? [] : paragraphs),
    button ? `${button.label}${colon.trimEnd()}\n${button.href}` : '',
    notes.join('\n'),
    name ? signature : '',
  ]
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`
}

const FONT = "font-family:Figtree,'Segoe UI',Helvetica,Arial,sans-serif"
const STYLE = {
  body: `margin:0;padding:24px 12px;background:#f3ece1;color:#24272c;${FONT};font-size:16px;line-height:1.5`,
  card: 'width:100%;max-width:560px;margin:0 auto;border-collapse:separate;background:#ffffff;border-radius:12px',
  cell: 'padding:32px',
  brand: 'margin:0 0 24px;font-size:18px;font-weight:700;letter-spacing:0.02em;color:#24272c',
  heading: 'margin:0 0 16px;font-size:22px;line-height:1.3;font-weight:650;color:#24272c',
  paragraph: 'margin:0 0 16px',
  rows: 'width:100%;margin:8px 0 24px;border-collapse:collapse;font-size:15px',
  label:
    'padding:8px 16px 8px 0;border-top:1px solid #e4ddd2;text-align:left;vertical-align:top;font-weight:400;color:#5b616b',
  value: 'padding:8px 0;border-top:1px solid #e4ddd2;vertical-align:top',
  button:
    'display:inline-block;margin:8px 0 16px;padding:12px 24px;border-radius:8px;background:#24272c;color:#ffffff;font-weight:600;text-decoration:none',
  address:
    'margin:0 0 16px;font-size:14px;color:#5b616b;overflow-wrap:anywhere;word-break:break-word',
  link: 'color:#1d5fa8',
  note: 'margin:0 0 8px;font-size:14px;color:#5b616b',
  signature: 'margin:24px 0 0',
} as const

type Part = keyof typeof STYLE

const tag = (name: string, style: Part, html: string, attributes = '') =>
  `<${name}${attributes} style="${STYLE[style]}">${html}</${name}>`

/** The HTML part: styles in place, since readers of mail drop all others, and nothing from afar. */
export function renderHtml(content: MailContent, language: Language): string {
  const { salutation, signature } = FRAME[language]
  const { subject, name, paragraphs, rows = [], notes = [] } = content
  const text = (part: Part) => (line: string) => tag('p', part, escapeHtml(line))
  const told = paragraphs.map(text('paragraph'))
  const inner = [
    tag('p', 'brand', 'Masar'),
    tag('h1', 'heading', escapeHtml(subject)),
    ...(name ? [text('paragraph')(salutation(name)), ...told] : []),
    renderTable(rows),
    ...(name ? [] : told),
    renderButton(content, language),
    ...notes.map(text('note')),
    name ? text('signature')(signature) : '',
  ]
  const card = `<table role="presentation" cellspacing="0" style="${STYLE.card}"><tr>${tag(
    'td',
    'cell',
    inner.join('\n'),
  )}</tr></table>`
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${escapeHtml(subject)}</title>
</head>
<body style="${STYLE.body}">
<main>
${card}
</main>
</body>
</html>
`
}

function renderTable(rows: NonNullable<MailContent['rows']>): string {
  if (rows.length === 0) return ''
  const lines = rows.map(
    ([label, value]) =>
      `<tr>${tag('th', 'label', escapeHtml(label), ' scope="row"')}${tag('td', 'value', escapeHtml(value))}</tr>`,
  )
  return tag('table', 'rows', lines.join('\n'))
}

function renderButton({ button }: MailContent, language: Language): string {
  if (!button) return ''
  const href = escapeHtml(button.href)
  const link = tag('a', 'link', href, ` href="${href}"`)
  return [
    tag('p', 'paragraph', tag('a', 'button', escapeHtml(button.label), ` href="${href}"`)),
    tag('p', 'address', `${escapeHtml(FRAME[language].or)}<br>${link}`),
  ].join('\n')
}
