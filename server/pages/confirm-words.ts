import type { Language } from '#domain/service/languages.ts'

export type ConfirmOutcome = 'confirmed' | 'over' | 'replaced' | 'unknown' | 'busy'

type Words = { title: string; text: string; button: string; path: '/' | '/sign-in' }
/** What became of the link of a sign-up, and the way on. */
export const CONFIRM_WORDS: Record<ConfirmOutcome, Record<Language, Words>> = {
  confirmed: {
    fr: {
      title: 'Votre adresse est confirmée',
      text: 'Merci. Votre compte est prêt.',
      button: 'Continuer',
      path: '/',
    },
    en: {
      title: 'Your address is confirmed',
      text: 'Thank you. Your account is ready.',
      button: 'Continue',
      path: '/',
    },
    es: {
      title: 'Su dirección está confirmada',
      text: 'Gracias. Su cuenta está lista.',
      button: 'Continuar',
      path: '/',
    },
  },
  over: {
    fr: {
      title: 'Ce lien ne fonctionne plus',
      text: 'Un lien vaut un jour et sert une seule fois. Connectez-vous pour en recevoir un autre.',
      button: 'Me connecter',
      path: '/sign-in',
    },
    en: {
      title: 'This link is over',
      text: 'A link lasts a day and works once. Sign in to be sent another one.',
      button: 'Sign in',
      path: '/sign-in',
    },
    es: {
      title: 'Este enlace ya no funciona',
      text: 'Un enlace dura un día y funciona una sola vez. Inicie sesión para recibir otro.',
      button: 'Iniciar sesión',
      path: '/sign-in',
    },
  },
  replaced: {
    fr: {
      title: 'Un lien plus récent vous attend',
      text: 'Nous vous en avons envoyé un autre depuis. Ouvrez celui du dernier message.',
      button: 'Me connecter',
      path: '/sign-in',
    },
    en: {
      title: 'There is a newer link',
      text: 'We have sent you another one since. Open the one in the latest mail.',
      button: 'Sign in',
      path: '/sign-in',
    },
    es: {
      title: 'Hay un enlace más reciente',
      text: 'Le hemos enviado otro desde entonces. Abra el del último mensaje.',
      button: 'Iniciar sesión',
      path: '/sign-in',
    },
  },
  unknown: {
    fr: {
      title: 'Ce lien n’est pas de nous',
      text: 'Il est peut-être incomplet : copiez l’adresse entière du message.',
      button: 'Aller à l’accueil',
      path: '/',
    },
    en: {
      title: 'This is not a link of ours',
      text: 'It may be incomplete: copy the whole address from the mail.',
      button: 'Go to the home page',
      path: '/',
    },
    es: {
      title: 'Este enlace no es nuestro',
      text: 'Puede estar incompleto: copie la dirección entera del mensaje.',
      button: 'Ir al inicio',
      path: '/',
    },
  },
  busy: {
    fr: {
      title: 'Réessayez dans un moment',
      text: 'Nous n’avons pas pu ouvrir ce lien maintenant. Ouvrez-le alors de nouveau depuis le message.',
      button: 'Aller à l’accueil',
      path: '/',
    },
    en: {
      title: 'Try again in a moment',
      text: 'We could not open this link now. Then open it again from the mail.',
      button: 'Go to the home page',
      path: '/',
    },
    es: {
      title: 'Inténtelo de nuevo en un momento',
      text: 'No hemos podido abrir este enlace ahora. Entonces ábralo de nuevo desde el mensaje.',
      button: 'Ir al inicio',
      path: '/',
    },
  },
}
