import type { Language } from '@masar/domain/service/languages.ts'
import { type ServerMessage, msg } from '#texts/msg.ts'
import { createTranslator } from '#texts/translate.ts'

import type { MailContent } from './mail-content.ts'

type Texts = {
  subject: ServerMessage
  heading: ServerMessage
  text: ServerMessage
  button: ServerMessage
  notes: ServerMessage[]
}

/** Contains nothing that the visitor has entered, because the address may belong to another person. */
const listConfirmTexts = (site: string): Texts => ({
  subject: msg`Confirm your newsletter subscription`,
  heading: msg`Receive the newsletter of ${{ site }}?`,
  text: msg`Open this link and confirm. Otherwise we’ll send you nothing.`,
  button: msg`Confirm my subscription`,
  notes: [
    msg`The link is valid for 24 hours.`,
    msg`Didn’t request this? Ignore this email and nothing will change.`,
  ],
})

const listSubscribedTexts = (site: string): Texts => ({
  subject: msg`You already receive the newsletter`,
  heading: msg`You’re already on the ${{ site }} list`,
  text: msg`There’s nothing to do. If you no longer want it, use this link to unsubscribe.`,
  button: msg`Unsubscribe`,
  notes: [],
})

type NewsletterMailInput = {
  language: Language
  /** The operator's name. */
  site: string
  /** The confirmation URL; null when the subscription is already confirmed. */
  confirmHref: string | null
  leaveHref: string
}

/**
 * Writes an email that asks for confirmation of a subscription, or reports that the subscription already
 * exists.
 */
export function writeNewsletterMail(input: NewsletterMailInput): MailContent {
  const { language, site, confirmHref, leaveHref } = input
  const translate = createTranslator(language)
  const texts = confirmHref ? listConfirmTexts(site) : listSubscribedTexts(site)
  return {
    subject: translate(texts.subject),
    heading: translate(texts.heading),
    name: null,
    paragraphs: [translate(texts.text)],
    button: { label: translate(texts.button), href: confirmHref ?? leaveHref },
    notes: texts.notes.map(translate),
  }
}
