import type { Language } from '#domain/service/languages.ts'
import { createTranslator } from '#texts/translate.ts'

import type { MailContent } from '../mail-content.ts'
import { FRAME_TEXTS } from './frame-texts.ts'

/** The text part: all that the HTML part says, for readers without HTML. */
export function renderText(content: MailContent, language: Language, site: string): string {
  const translate = createTranslator(language)
  const { salutation, labelled, signature } = FRAME_TEXTS
  const { heading, name, paragraphs, rows = [], button, notes = [] } = content
  const blocks = [
    heading,
    ...(name ? [translate(salutation(name)), ...paragraphs] : []),
    rows
      .map(([label, value]) => translate(labelled(label, value.replaceAll('\n', ', '))))
      .join('\n'),
    ...(name ? [] : paragraphs),
    button ? `${translate(labelled(button.label, '')).trimEnd()}\n${button.href}` : '',
    notes.join('\n'),
    name ? translate(signature(site)) : '',
  ]
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`
}
