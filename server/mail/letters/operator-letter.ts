import type { Language } from '#domain/languages.ts'

import type { OperatorMailFacts, OperatorMailKind } from '../outbox.ts'
import type { InEveryLanguage, Letter } from './letter.ts'

const SUBJECTS: Record<OperatorMailKind, InEveryLanguage<string>> = {
  contact: {
    fr: 'Message du formulaire de contact',
    en: 'Message from the contact form',
    es: 'Mensaje del formulario de contacto',
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

/** What somebody has written to the operator; the mail's own subject is never theirs. */
export function operatorLetter({ kind, language, facts }: Told): Letter {
  const labels = LABELS[language]
  return {
    subject: SUBJECTS[kind][language],
    name: null,
    rows: [
      [labels.from, facts.from],
      [labels.subject, facts.subject],
    ],
    paragraphs: facts.message.split(/\r?\n/).filter((line) => line.trim() !== ''),
  }
}
