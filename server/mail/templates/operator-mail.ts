import type { Language } from '#domain/languages.ts'

import type { OperatorMailFacts, OperatorMailKind } from '../mail-queue.ts'
import type { InEveryLanguage, MailContent } from './mail-content.ts'

const SUBJECTS: Record<OperatorMailKind, InEveryLanguage<string>> = {
  contact: {
    fr: 'Message du formulaire de contact',
    en: 'Message from the contact form',
    es: 'Mensaje del formulario de contacto',
  },
  'contact-copy': {
    fr: 'Copie de votre message',
    en: 'A copy of your message',
    es: 'Copia de su mensaje',
  },
  newsletter: {
    fr: 'Inscription à la lettre d’information',
    en: 'Newsletter subscription',
    es: 'Suscripción al boletín',
  },
}

const LABELS: InEveryLanguage<{ from: string; subject: string }> = {
  fr: { from: 'De', subject: 'Objet' },
  en: { from: 'From', subject: 'Subject' },
  es: { from: 'De', subject: 'Asunto' },
}

type Told = { kind: OperatorMailKind; language: Language; facts: OperatorMailFacts }

/**
 * Stands above a copy: whoever gets it without having written knows that somebody has used their
 * address, and that nobody here asks for anything.
 */
const COPY: InEveryLanguage<string> = {
  fr: 'Vous nous avez écrit ceci ; nous répondons à cette adresse. Si ce n’était pas vous, oubliez ce message.',
  en: 'You have written this to us; we answer to this address. If it was not you, forget about it.',
  es: 'Usted nos ha escrito esto; respondemos a esta dirección. Si no fue usted, olvide este mensaje.',
}

/** What somebody has written by hand; the mail's own subject is never theirs. */
export function operatorMail({ kind, language, facts }: Told): MailContent {
  const labels = LABELS[language]
  const written = facts.message.split(/\r?\n/).filter((line) => line.trim() !== '')
  return {
    subject: SUBJECTS[kind][language],
    name: null,
    rows: [
      [labels.from, facts.from],
      [labels.subject, facts.subject],
    ],
    paragraphs: kind === 'contact-copy' ? [COPY[language], ...written] : written,
  }
}
