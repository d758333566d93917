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
    fr: 'Votre message est arrivé',
    en: 'Your message has arrived',
    es: 'Su mensaje ha llegado',
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
 * To the address that was typed into the form, which may be anybody's: nothing that the sender wrote is
 * in it, so that it cannot carry their text or links to somebody else.
 */
const RECEIPT: InEveryLanguage<string> = {
  fr: 'Nous vous répondrons à cette adresse. Si vous ne nous avez pas écrit, ignorez cet e-mail.',
  en: 'We will reply to this address. If you did not write to us, ignore this email.',
  es: 'Le responderemos a esta dirección. Si no nos ha escrito, ignore este correo.',
}

/** What a visitor has written, to the operator, and the receipt for the visitor. */
export function operatorMail({ kind, language, facts }: OperatorMailInput): MailContent {
  const labels = LABELS[language]
  const common = {
    subject: SUBJECTS[kind][language],
    heading: HEADINGS[kind][language],
    name: null,
  }
  if (kind === 'contact-copy') return { ...common, paragraphs: [RECEIPT[language]] }
  return {
    ...common,
    rows: [
      [labels.from, facts.from],
      [labels.subject, facts.subject],
    ],
    paragraphs: facts.message.split(/\r?\n/).filter((line) => line.trim() !== ''),
  }
}
