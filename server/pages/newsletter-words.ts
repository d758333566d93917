import type { Language } from '#domain/service/languages.ts'

type Words = { title: string; text: string; button: string }
/** The pages behind the links of newsletter mails: two questions and their outcomes. */
export type NewsletterPageName =
  | 'ask-confirm'
  | 'confirmed'
  | 'expired'
  | 'unknown'
  | 'ask-leave'
  | 'left'

export const NEWSLETTER_WORDS: Record<NewsletterPageName, Record<Language, Words>> = {
  'ask-confirm': {
    fr: {
      title: 'Recevoir la lettre d’information',
      text: 'Confirmez que vous voulez la recevoir à l’adresse à laquelle nous vous avons écrit.',
      button: 'Confirmer mon inscription',
    },
    en: {
      title: 'Receive the newsletter',
      text: 'Confirm that you want it at the address that we wrote to.',
      button: 'Confirm my subscription',
    },
    es: {
      title: 'Recibir el boletín',
      text: 'Confirme que quiere recibirlo en la dirección a la que le hemos escrito.',
      button: 'Confirmar mi suscripción',
    },
  },
  confirmed: {
    fr: {
      title: 'Votre inscription est confirmée',
      text: 'Merci. Vous pouvez vous désinscrire à tout moment.',
      button: 'Aller à l’accueil',
    },
    en: {
      title: 'Your subscription is confirmed',
      text: 'Thank you. You can unsubscribe at any time.',
      button: 'Go to the home page',
    },
    es: {
      title: 'Su suscripción está confirmada',
      text: 'Gracias. Puede darse de baja en cualquier momento.',
      button: 'Ir al inicio',
    },
  },
  expired: {
    fr: {
      title: 'Ce lien a expiré',
      text: 'Il est valable 24 heures. Indiquez de nouveau votre adresse en bas d’une page pour en recevoir un autre.',
      button: 'Aller à l’accueil',
    },
    en: {
      title: 'This link has expired',
      text: 'It is valid for 24 hours. Enter your address again at the end of a page to receive another one.',
      button: 'Go to the home page',
    },
    es: {
      title: 'Este enlace ha caducado',
      text: 'Es válido durante 24 horas. Indique de nuevo su dirección al final de una página para recibir otro.',
      button: 'Ir al inicio',
    },
  },
  unknown: {
    fr: {
      title: 'Ce lien ne fonctionne pas',
      text: 'Il est peut-être incomplet, ou un lien plus récent l’a remplacé. Ouvrez celui du dernier message.',
      button: 'Aller à l’accueil',
    },
    en: {
      title: 'This link does not work',
      text: 'It may be incomplete, or a newer link has replaced it. Open the one in the latest email.',
      button: 'Go to the home page',
    },
    es: {
      title: 'Este enlace no funciona',
      text: 'Puede estar incompleto, o lo ha sustituido uno más reciente. Abra el del último mensaje.',
      button: 'Ir al inicio',
    },
  },
  'ask-leave': {
    fr: {
      title: 'Se désinscrire de la lettre d’information',
      text: 'Nous ne vous l’enverrons plus, et nous supprimerons votre adresse de la liste.',
      button: 'Me désinscrire',
    },
    en: {
      title: 'Unsubscribe from the newsletter',
      text: 'We will stop sending it to you and delete your address from the list.',
      button: 'Unsubscribe',
    },
    es: {
      title: 'Darse de baja del boletín',
      text: 'Dejaremos de enviárselo y borraremos su dirección de la lista.',
      button: 'Darme de baja',
    },
  },
  left: {
    fr: {
      title: 'Votre désinscription est faite',
      text: 'Votre adresse n’est plus dans la liste.',
      button: 'Aller à l’accueil',
    },
    en: {
      title: 'You are unsubscribed',
      text: 'Your address is no longer on the list.',
      button: 'Go to the home page',
    },
    es: {
      title: 'Se ha dado de baja',
      text: 'Su dirección ya no está en la lista.',
      button: 'Ir al inicio',
    },
  },
}
