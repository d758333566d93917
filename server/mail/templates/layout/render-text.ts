import type { Language } from '@masar/domain/service/languages.ts'
import { createTranslator } from '#texts/translate.ts'

import type { MailContent, MailRow } from '../mail-content.ts'
import { FRAME_TEXTS } from './frame-texts.ts'

/** Renders the text part, with the same content as the HTML part. */
export function renderText(content: MailContent, language: Language, site: string): string {
  const translate = createTranslator(language)
  const { salutation, labelled, signature } = FRAME_TEXTS
  const { heading, name, paragraphs, block, rows = [], links = [], button, notes = [] } = content
  const quote = content.quote?.split('\n').map((line) => `> ${line}`.trimEnd())
  const list = (lines: readonly MailRow[]) =>
    lines.map(([label, value]) => translate(labelled(label, value.replaceAll('\n', ', '))))
  const action = button ? `${translate(labelled(button.label, '')).trimEnd()}\n${button.href}` : ''
  const parts = [
    heading,
    ...(name ? [translate(salutation(name)), ...paragraphs] : []),
    quote?.join('\n') ?? '',
    ...(block ? [[block.title, ...list(block.rows)].join('\n'), action] : []),
    list(rows).join('\n'),
    links
      .map(({ label, href }) => `${translate(labelled(label, '')).trimEnd()}\n${href}`)
      .join('\n'),
    ...(name ? [] : paragraphs),
    block ? '' : action,
    notes.join('\n'),
    name ? translate(signature(site)) : '',
  ]
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}
