import type { Language } from '@masar/domain/service/languages.ts'
import { type ServerMessage, msg } from '#texts/msg.ts'
import { createTranslator } from '#texts/translate.ts'

import type { AccountMailKind } from '../mail-queue.ts'
import type { MailContent } from './mail-content.ts'

type Texts = {
  subject: ServerMessage
  heading: ServerMessage
  paragraphs: ServerMessage[]
  button: ServerMessage
}

const listTexts = (site: string): Record<AccountMailKind, Texts> => ({
  verify: {
    subject: msg`Confirm your email address`,
    heading: msg`Welcome to ${{ site }}`,
    paragraphs: [
      msg`One last step: confirm that this address is yours, so that rental companies can reach you.`,
    ],
    button: msg`Confirm my address`,
  },
  activate: {
    subject: msg`Activate your account`,
    heading: msg`Your account is ready`,
    paragraphs: [
      msg`We’ve created an account with your booking details. Choose a password to activate it and see your bookings any time.`,
    ],
    button: msg`Activate my account`,
  },
  reset: {
    subject: msg`Choose a new password`,
    heading: msg`Forgot your password?`,
    paragraphs: [
      msg`We’ve received a request for a new password for your account. You can choose one here.`,
    ],
    button: msg`Choose a password`,
  },
  'active-already': {
    subject: msg`Your account is already active`,
    heading: msg`You can sign in`,
    paragraphs: [
      msg`You requested an activation link, but your account is already active.`,
      msg`Forgot your password? Request a new one on the sign-in page.`,
    ],
    button: msg`Sign in`,
  },
})

const LINK_NOTES = [
  msg`The link is valid for 24 hours and works once.`,
  msg`Didn’t request this? Ignore this email and nothing will change.`,
]

type AccountMailInput = {
  kind: AccountMailKind
  language: Language
  name: string
  href: string
  /** The operator's name. */
  site: string
}

/** Writes an email about an account, with one button. */
export function writeAccountMail(input: AccountMailInput): MailContent {
  const { kind, language, name, href, site } = input
  const translate = createTranslator(language)
  const { subject, heading, paragraphs, button } = listTexts(site)[kind]
  const notes = kind === 'active-already' ? [] : LINK_NOTES
  return {
    subject: translate(subject),
    heading: translate(heading),
    name,
    paragraphs: paragraphs.map(translate),
    button: { label: translate(button), href },
    notes: notes.map(translate),
  }
}
