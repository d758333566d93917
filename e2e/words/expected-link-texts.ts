import type { PageLanguage } from '../steps/page/words.ts'

/** The messages that the page shows for invalid emailed links. */
export interface LinkTexts {
  incomplete: string
  unknown: string
  newer: string
  used: string
  activationOver: string
  resetOver: string
}

/** Duplicated on purpose, as in expected-texts.ts: a text that is lost from a catalog remains here. */
export const EXPECTED_LINK_TEXTS: Record<PageLanguage, LinkTexts> = {
  fr: {
    incomplete: 'Ce lien est incomplet',
    unknown: 'Ce lien ne fonctionne pas',
    newer: 'Nous avons envoyé un lien plus récent',
    used: 'Ce lien a déjà été utilisé',
    activationOver: 'Le lien d’activation de votre compte a expiré.',
    resetOver: 'Ce lien a expiré',
  },
  en: {
    incomplete: 'This link is incomplete',
    unknown: 'This link doesn’t work',
    newer: 'We’ve sent a newer link',
    used: 'This link has already been used',
    activationOver: 'Your account activation link expired.',
    resetOver: 'This link has expired',
  },
  es: {
    incomplete: 'Este enlace está incompleto',
    unknown: 'Este enlace no funciona',
    newer: 'Hemos enviado un enlace más reciente',
    used: 'Este enlace ya se ha utilizado',
    activationOver: 'El enlace de activación de su cuenta ha caducado.',
    resetOver: 'Este enlace ha caducado',
  },
}
