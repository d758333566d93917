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
 * The text of the receipt. It goes to the address typed into the form, which may belong to another person. So
 * it contains nothing from the sender, who could otherwise send any text or link to that person.
 */
const RECEIPT_TEXT = msg`We’ll reply to this address. If you didn’t contact us, ignore this email.`

/** Writes a visitor's message to the operator, or the receipt for the visitor. */
export function writeOperatorMail({ kind, language, facts }: OperatorMailInput): MailContent {
  const translate = createTranslator(language)
  const common = {
    subject: translate(SUBJECTS[kind]),
    heading: translate(HEADINGS[kind]),
    name: null,
  }
  if (kind === 'contact-copy') return { ...common, paragraphs: [translate(RECEIPT_TEXT)] }
  return {
    ...common,
    rows: [
      [translate(msg`From`), facts.from],
      [translate(msg`Subject`), facts.subject],
    ],
    paragraphs: facts.message.split(/\r?\n/).filter((line) => line.trim() !== ''),
  }
}
