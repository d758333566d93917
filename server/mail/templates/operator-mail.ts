import type { Language } from '@masar/domain/service/languages.ts'
import { type ServerMessage, msg } from '#texts/msg.ts'
import { createTranslator } from '#texts/translate.ts'

import type { OperatorMailFacts, OperatorMailKind } from '../mail-queue.ts'
import type { MailContent } from './mail-content.ts'

const SUBJECTS: Record<OperatorMailKind, ServerMessage> = {
  contact: msg`Message from the contact form`,
  'contact-copy': msg`Your message has arrived`,
  newsletter: msg`Newsletter subscription`,
}

const HEADINGS: Record<OperatorMailKind, ServerMessage> = {
  contact: msg`You have a new message`,
  'contact-copy': msg`We’ve received your message`,
  newsletter: msg`New subscriber`,
}

type OperatorMailInput = { kind: OperatorMailKind; language: Language; facts: OperatorMailFacts }

/**
 * The text of the acknowledgment. The address entered in the form may belong to another person, so the email
 * contains nothing from the sender. Otherwise anyone could send that person any text or link.
 */
const ACKNOWLEDGMENT_TEXT = msg`We’ll reply to this address. If you didn’t contact us, ignore this email.`

/** Writes the email to the operator with a visitor's message, or the acknowledgment to the visitor. */
export function writeOperatorMail({ kind, language, facts }: OperatorMailInput): MailContent {
  const translate = createTranslator(language)
  const common = {
    subject: translate(SUBJECTS[kind]),
    heading: translate(HEADINGS[kind]),
    name: null,
  }
  if (kind === 'contact-copy') return { ...common, paragraphs: [translate(ACKNOWLEDGMENT_TEXT)] }
  return {
    ...common,
    rows: [
      [translate(msg`From`), facts.from],
      [translate(msg`Subject`), facts.subject],
    ],
    paragraphs: facts.message.split(/\r?\n/).filter((line) => line.trim() !== ''),
  }
}
