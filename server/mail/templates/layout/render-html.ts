import type { Language } from '@masar/domain/service/languages.ts'
import { createTranslator } from '#texts/translate.ts'

import { escapeHtml } from '../../../http/escape-html.ts'
import type { MailBlock, MailContent } from '../mail-content.ts'
import { FRAME_TEXTS } from './frame-texts.ts'
import { getBackgroundColor, renderInlineStyle, type Part, STYLE_SHEET } from './mail-style.ts'

/** Renders an element with an inline style, and a class for the style sheet. */
function renderElement(name: string, part: Part, html: string, attributes = ''): string {
  const ground = name === 'td' ? getBackgroundColor(part) : null
  const bgcolor = ground ? ` bgcolor="${ground}"` : ''
  return `<${name} class="${part}"${attributes}${bgcolor} style="${renderInlineStyle(part)}">${html}</${name}>`
}

/**
 * Renders a table that screen readers do not announce as one. Only tables look the same in all email clients.
 */
const renderLayoutTable = (part: Part, rows: string) =>
  renderElement(
    'table',
    part,
    rows,
    ' role="presentation" cellpadding="0" cellspacing="0" border="0"',
  )

const createParagraphRenderer = (part: Part) => (line: string) =>
  renderElement('p', part, escapeHtml(line))

/** Renders the HTML part: one layout for all emails, inline styles, no external resources. */
export function renderHtml(content: MailContent, language: Language, site: string): string {
  const translate = createTranslator(language)
  const { subject, heading, name, paragraphs, block, rows = [], links = [], notes = [] } = content
  const action = renderButton(content, language)
  const rendered = paragraphs.map(createParagraphRenderer('paragraph'))
  const inner = [
    renderElement('h1', 'heading', escapeHtml(heading)),
    ...(name
      ? [createParagraphRenderer('paragraph')(translate(FRAME_TEXTS.salutation(name))), ...rendered]
      : []),
    content.quote ? renderElement('p', 'quote', escapeLines(content.quote)) : '',
    ...(block ? [renderBlock(block), action] : []),
    renderRows(rows),
    ...links.map(renderLink),
    ...(name ? [] : rendered),
    block ? '' : action,
    name ? createParagraphRenderer('signature')(translate(FRAME_TEXTS.signature(site))) : '',
  ]
  const parts = [
    renderElement('td', 'bar', escapeHtml(site)),
    renderElement('td', 'cell', inner.join('\n')),
    notes.length > 0
      ? renderElement('td', 'foot', notes.map(createParagraphRenderer('note')).join('\n'))
      : '',
  ]
  const card = renderLayoutTable('frame', renderTableRows(parts.filter((part) => part !== '')))
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<title>${escapeHtml(subject)}</title>
<style>
${STYLE_SHEET}
</style>
</head>
<body class="page" style="${renderInlineStyle('page')}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>
${renderElement('td', 'edge', card, ' align="center"')}
</tr></table>
</body>
</html>
`
}

const renderTableRows = (cells: readonly string[]) =>
  cells.map((cell) => `<tr>${cell}</tr>`).join('\n')

function renderRows(rows: NonNullable<MailContent['rows']>): string {
  if (rows.length === 0) return ''
  const lines = rows.map(([label, value]) =>
    [
      renderElement('th', 'label', escapeHtml(label), ' scope="row"'),
      renderElement('td', 'value', escapeLines(value)),
    ].join(''),
  )
  return renderElement(
    'table',
    'rows',
    renderTableRows(lines),
    ' cellpadding="0" cellspacing="0" border="0"',
  )
}

/** Renders a box with a title and rows, the first of which is large. */
function renderBlock({ title, rows }: MailBlock): string {
  const lines = rows.map(([label, value], index) =>
    [
      renderElement('p', 'blockLabel', escapeHtml(label)),
      renderElement('p', index === 0 ? 'code' : 'blockValue', escapeLines(value)),
    ].join('\n'),
  )
  const inner = [renderElement('h2', 'blockTitle', escapeHtml(title)), ...lines].join('\n')
  return renderLayoutTable('block', renderTableRows([renderElement('td', 'blockCell', inner)]))
}

const renderLink = ({ label, href }: NonNullable<MailContent['links']>[number]) =>
  renderElement(
    'p',
    'paragraph',
    renderElement('a', 'link', escapeHtml(label), ` href="${escapeHtml(href)}" target="_blank"`),
  )

const escapeLines = (text: string) => escapeHtml(text).replaceAll('\n', '<br>')

function renderButton({ button }: MailContent, language: Language): string {
  if (!button) return ''
  const href = escapeHtml(button.href)
  const target = ` href="${href}" target="_blank"`
  const pad = renderElement(
    'td',
    'pad',
    renderElement('a', 'button', escapeHtml(button.label), target),
  )
  const action = renderLayoutTable('action', renderTableRows([pad]))
  if (button.isShort) return action
  const copy = escapeHtml(createTranslator(language)(FRAME_TEXTS.copy))
  return [
    action,
    renderElement('p', 'address', `${copy}<br>${renderElement('a', 'link', href, target)}`),
  ].join('\n')
}
