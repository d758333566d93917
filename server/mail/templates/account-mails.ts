import type { Language } from '#domain/languages.ts'

import type { AccountMailKind } from '../mail-queue.ts'
import type { InEveryLanguage, MailContent } from './mail-content.ts'

type Words = { subject: string; paragraphs: string[]; button: string }

const WORDS: Record<AccountMailKind, InEveryLanguage<Words>> = {
  verify: {
    fr: {
      subject: 'Confirmez votre adresse e-mail',
      paragraphs: [
        'Bienvenue chez Masar.',
        'Confirmez que cette adresse est la vôtre, et votre compte est prêt.',
      ],
      button: 'Confirmer mon adresse',
    },
    en: {
      subject: 'Confirm your email address',
      paragraphs: [
        'Welcome to Masar.',
        'Confirm that this address is yours, and your account is ready.',
      ],
      button: 'Confirm my address',
    },
    es: {
      subject: 'Confirme su correo electrónico',
      paragraphs: [
        'Le damos la bienvenida a Masar.',
        'Confirme que esta dirección es suya y su cuenta estará lista.',
      ],
      button: 'Confirmar mi dirección',
    },
  },
  activate: {
    fr: {
      subject: 'Activez votre compte',
      paragraphs: [
        'Un compte vous attend chez Masar\u00A0: vos réservations y sont déjà.',
        'Choisissez un mot de passe pour l’activer.',
      ],
      button: 'Activer mon compte',
    },
    en: {
      subject: 'Activate your account',
      paragraphs: [
        'An account is waiting for you at Masar, with your bookings in it.',
        'Choose a password to activate it.',
      ],
      button: 'Activate my account',
    },
    es: {
      subject: 'Active su cuenta',
      paragraphs: [
        'Una cuenta le espera en Masar, con sus reservas dentro.',
        'Elija una contraseña para activarla.',
      ],
      button: 'Activar mi cuenta',
    },
  },
  reset: {
    fr: {
      subject: 'Choisissez un nouveau mot de passe',
      paragraphs: [
        'Quelqu’un, sans doute vous, a demandé un nouveau mot de passe pour votre compte.',
      ],
      button: 'Choisir un mot de passe',
    },
    en: {
      subject: 'Choose a new password',
      paragraphs: ['Somebody, probably you, has asked for a new password for your account.'],
      button: 'Choose a password',
    },
    es: {
      subject: 'Elija una nueva contraseña',
      paragraphs: ['Alguien, probablemente usted, ha pedido una nueva contraseña para su cuenta.'],
      button: 'Elegir una contraseña',
    },
  },
  'active-already': {
    fr: {
      subject: 'Votre compte est déjà actif',
      paragraphs: [
        'Vous avez demandé un lien d’activation\u00A0: votre compte est déjà actif.',
        'Connectez-vous. Si vous avez oublié votre mot de passe, demandez-en un autre sur la page de connexion.',
      ],
      button: 'Me connecter',
    },
    en: {
      subject: 'Your account is active already',
      paragraphs: [
        'You have asked for an activation link: your account is active already.',
        'Sign in. If you have forgotten your password, ask for another one on the sign-in page.',
      ],
      button: 'Sign in',
    },
    es: {
      subject: 'Su cuenta ya está activa',
      paragraphs: [
        'Ha pedido un enlace de activación: su cuenta ya está activa.',
        'Inicie sesión. Si ha olvidado su contraseña, pida otra en la página de inicio de sesión.',
      ],
      button: 'Iniciar sesión',
    },
  },
}

const ABOUT_THE_LINK: InEveryLanguage<string[]> = {
  fr: [
    'Le lien sert une seule fois et vaut un jour.',
    'Vous n’avez rien demandé\u00A0? Ne faites rien\u00A0: sans le lien, rien ne change.',
  ],
  en: [
    'The link works once and lasts a day.',
    'You have not asked for anything? Do nothing: without the link, nothing changes.',
  ],
  es: [
    'El enlace funciona una sola vez y dura un día.',
    '¿No ha pedido nada? No haga nada: sin el enlace, nada cambia.',
  ],
}

type Told = { kind: AccountMailKind; language: Language; name: string; href: string }

/** A mail about an account, around the one button it is sent for. */
export function accountMail({ kind, language, name, href }: Told): MailContent {
  const { subject, paragraphs, button } = WORDS[kind][language]
  const notes = kind === 'active-already' ? [] : ABOUT_THE_LINK[language]
  return { subject, name, paragraphs, button: { label: button, href }, notes }
}
