import type { Language } from '#domain/service/languages.ts'

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

const HEADINGS: Record<OperatorMailKind, InEveryLanguage<string>> = {
  contact: { fr: 'On vous a écrit', en: 'You have a new message', es: 'Le han escrito' },
  'contact-copy': {
    fr: 'Nous avons bien reçu votre message',
    en: 'We have received your message',
    es: 'Hemos recibido su mensaje',
  },
  newsletter: { fr: 'Nouvel abonné', en: 'New subscriber', es: 'Nueva suscripción' },
}

const LABELS: InEveryLanguage<{ from: string; subject: string }> = {
  fr: { from: 'De', subject: 'Objet' },
  en: { from: 'From', subject: 'Subject' },
  es: { from: 'De', subject: 'Asunto' },
}

type OperatorMailInput = { kind: OperatorMailKind; language: Language; facts: OperatorMailFacts }

/**
 * Stands above a copy: whoever gets it without having written knows that somebody has used their
 * address, and that nobody here asks for anything.
 */
const COPY: InEveryLanguage<string> = {
  fr: 'Voici une copie de votre message. Nous vous répondrons à cette adresse. Si vous ne nous avez pas écrit, ignorez cet e-mail.',
  en: 'Here is a copy of your message. We will reply to this address. If you did not write to us, ignore this email.',
  es: 'Esta es una copia de su mensaje. Le responderemos a esta dirección. Si no nos ha escrito, ignore este correo.',
}

/** What somebody has written by hand; the mail's own subject is never theirs. */
export function operatorMail({ kind, language, facts }: OperatorMailInput): MailContent {
  const labels = LABELS[language]
  const written = facts.message.split(/\r?\n/).filter((line) => line.trim() !== '')
  return {
    subject: SUBJECTS[kind][language],
    heading: HEADINGS[kind][language],
    name: null,
    rows: [
      [labels.from, facts.from],
      [labels.subject, facts.subject],
    ],
    paragraphs: kind === 'contact-copy' ? [COPY[language], ...written] : written,
  }
}
