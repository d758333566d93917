import type { Language } from '#domain/service/languages.ts'

import type { MailContent } from '../mail-content.ts'
import { FRAME } from './frame-words.ts'

/** The text part: all that the HTML part says, for readers without HTML. */
export function renderText(content: MailContent, language: Language, site: string): string {
  const { salutation, colon, signature } = FRAME[language]
  const { heading, name, paragraphs, rows = [], button, notes = [] } = content
  const blocks = [
    heading,
    ...(name ? [salutation(name), ...paragraphs] : []),
    rows.map(([label, value]) => `${label}${colon}${value.replaceAll('\n', ', ')}`).join('\n'),
    ...(name ? [] : paragraphs),
    button ? `${button.label}${colon.trimEnd()}\n${button.href}` : '',
    notes.join('\n'),
    name ? signature(site) : '',
  ]
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`
}
