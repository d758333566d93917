import type { Language } from '#domain/service/languages.ts'

import type { InEveryLanguage, MailContent } from './mail-content.ts'

type Words = { subject: string; heading: string; text: string; button: string; notes: string[] }

/** The address may not belong to the visitor who entered it, so the mail has none of their text. */
const CONFIRM: InEveryLanguage<Words> = {
  fr: {
    subject: 'Confirmez votre inscription à la lettre d’information',
    heading: 'Recevoir la lettre d’information de {site}\u00A0?',
    text: 'Ouvrez ce lien et confirmez. Sans cela, nous ne vous enverrons rien.',
    button: 'Confirmer mon inscription',
    notes: [
      'Ce lien est valable 24 heures.',
      'Vous n’avez rien demandé\u00A0? Ignorez cet e-mail\u00A0: rien ne changera.',
    ],
  },
  en: {
    subject: 'Confirm your newsletter subscription',
    heading: 'Receive the newsletter of {site}?',
    text: 'Open this link and confirm. Otherwise we will send you nothing.',
    button: 'Confirm my subscription',
    notes: [
      'The link is valid for 24 hours.',
      'Did not ask for this? Ignore this email and nothing will change.',
    ],
  },
  es: {
    subject: 'Confirme su suscripción al boletín',
    heading: '¿Recibir el boletín de {site}?',
    text: 'Abra este enlace y confirme. De lo contrario, no le enviaremos nada.',
    button: 'Confirmar mi suscripción',
    notes: [
      'El enlace es válido durante 24 horas.',
      '¿No ha pedido nada? Ignore este correo y nada cambiará.',
    ],
  },
}

const SUBSCRIBED: InEveryLanguage<Words> = {
  fr: {
    subject: 'Vous recevez déjà la lettre d’information',
    heading: 'Vous êtes déjà dans la liste de {site}',
    text: 'Vous n’avez rien à faire. Si vous ne voulez plus la recevoir, ce lien vous désinscrit.',
    button: 'Me désinscrire',
    notes: [],
  },
  en: {
    subject: 'You already receive the newsletter',
    heading: 'You are already on the list of {site}',
    text: 'There is nothing to do. If you no longer want it, this link unsubscribes you.',
    button: 'Unsubscribe',
    notes: [],
  },
  es: {
    subject: 'Ya recibe el boletín',
    heading: 'Ya está en la lista de {site}',
    text: 'No tiene que hacer nada. Si ya no quiere recibirlo, este enlace le da de baja.',
    button: 'Darme de baja',
    notes: [],
  },
}

type NewsletterMailInput = {
  language: Language
  /** What the operator is called. */
  site: string
  /** Where the address is confirmed; null once it is. */
  confirmHref: string | null
  leaveHref: string
}

/** Asks the owner of an address to confirm, or reminds a confirmed one of the subscription. */
export function newsletterMail(input: NewsletterMailInput): MailContent {
  const { language, site, confirmHref, leaveHref } = input
  const words = (confirmHref ? CONFIRM : SUBSCRIBED)[language]
  return {
    subject: words.subject,
    heading: words.heading.replace('{site}', () => site),
    name: null,
    paragraphs: [words.text],
    button: { label: words.button, href: confirmHref ?? leaveHref },
    notes: words.notes,
  }
}
