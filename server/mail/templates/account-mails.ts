import type { Language } from '#domain/service/languages.ts'

import type { AccountMailKind } from '../mail-queue.ts'
import type { InEveryLanguage, MailContent } from './mail-content.ts'

type Words = { subject: string; heading: string; paragraphs: string[]; button: string }

const WORDS: Record<AccountMailKind, InEveryLanguage<Words>> = {
  verify: {
    fr: {
      subject: 'Confirmez votre adresse e-mail',
      heading: 'Bienvenue chez {site}',
      paragraphs: [
        'Plus qu’une étape\u00A0: confirmez que cette adresse est bien la vôtre, pour que les loueurs puissent vous joindre.',
      ],
      button: 'Confirmer mon adresse',
    },
    en: {
      subject: 'Confirm your email address',
      heading: 'Welcome to {site}',
      paragraphs: [
        'One last step: confirm that this address is yours, so that rental companies can reach you.',
      ],
      button: 'Confirm my address',
    },
    es: {
      subject: 'Confirme su correo electrónico',
      heading: 'Le damos la bienvenida a {site}',
      paragraphs: [
        'Un último paso: confirme que esta dirección es suya para que las empresas de alquiler puedan contactarle.',
      ],
      button: 'Confirmar mi dirección',
    },
  },
  activate: {
    fr: {
      subject: 'Activez votre compte',
      heading: 'Votre compte est prêt',
      paragraphs: [
        'Nous avons créé un compte avec les informations de votre réservation. Choisissez un mot de passe pour l’activer et retrouver vos réservations à tout moment.',
      ],
      button: 'Activer mon compte',
    },
    en: {
      subject: 'Activate your account',
      heading: 'Your account is ready',
      paragraphs: [
        'We have created an account with your booking details. Choose a password to activate it and see your bookings any time.',
      ],
      button: 'Activate my account',
    },
    es: {
      subject: 'Active su cuenta',
      heading: 'Su cuenta está lista',
      paragraphs: [
        'Hemos creado una cuenta con los datos de su reserva. Elija una contraseña para activarla y ver sus reservas en cualquier momento.',
      ],
      button: 'Activar mi cuenta',
    },
  },
  reset: {
    fr: {
      subject: 'Choisissez un nouveau mot de passe',
      heading: 'Mot de passe oublié\u00A0?',
      paragraphs: [
        'Nous avons reçu une demande de nouveau mot de passe pour votre compte. Vous pouvez en choisir un ici.',
      ],
      button: 'Choisir un mot de passe',
    },
    en: {
      subject: 'Choose a new password',
      heading: 'Forgot your password?',
      paragraphs: [
        'We have received a request for a new password for your account. You can choose one here.',
      ],
      button: 'Choose a password',
    },
    es: {
      subject: 'Elija una nueva contraseña',
      heading: '¿Ha olvidado su contraseña?',
      paragraphs: [
        'Hemos recibido una solicitud de nueva contraseña para su cuenta. Puede elegirla aquí.',
      ],
      button: 'Elegir una contraseña',
    },
  },
  'active-already': {
    fr: {
      subject: 'Votre compte est déjà actif',
      heading: 'Vous pouvez vous connecter',
      paragraphs: [
        'Vous avez demandé un lien d’activation, mais votre compte est déjà actif.',
        'Mot de passe oublié\u00A0? Demandez-en un nouveau sur la page de connexion.',
      ],
      button: 'Me connecter',
    },
    en: {
      subject: 'Your account is already active',
      heading: 'You can sign in',
      paragraphs: [
        'You asked for an activation link, but your account is already active.',
        'Forgot your password? Request a new one on the sign-in page.',
      ],
      button: 'Sign in',
    },
    es: {
      subject: 'Su cuenta ya está activa',
      heading: 'Ya puede iniciar sesión',
      paragraphs: [
        'Ha pedido un enlace de activación, pero su cuenta ya está activa.',
        '¿Ha olvidado su contraseña? Solicite una nueva en la página de inicio de sesión.',
      ],
      button: 'Iniciar sesión',
    },
  },
}

const ABOUT_THE_LINK: InEveryLanguage<string[]> = {
  fr: [
    'Ce lien est valable 24 heures et ne sert qu’une seule fois.',
    'Vous n’avez rien demandé\u00A0? Ignorez cet e-mail\u00A0: rien ne changera.',
  ],
  en: [
    'The link is valid for 24 hours and works once.',
    'Did not ask for this? Ignore this email and nothing will change.',
  ],
  es: [
    'El enlace es válido durante 24 horas y funciona una sola vez.',
    '¿No ha pedido nada? Ignore este correo y nada cambiará.',
  ],
}

type AccountMailInput = {
  kind: AccountMailKind
  language: Language
  name: string
  href: string
  /** What the operator is called. */
  site: string
}

/** A mail about an account, around the one button it is sent for. */
export function accountMail(input: AccountMailInput): MailContent {
  const { kind, language, name, href, site } = input
  const { subject, paragraphs, button, ...words } = WORDS[kind][language]
  const heading = words.heading.replace('{site}', () => site)
  const notes = kind === 'active-already' ? [] : ABOUT_THE_LINK[language]
  return { subject, heading, name, paragraphs, button: { label: button, href }, notes }
}
