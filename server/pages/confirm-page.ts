import type { Language } from '#domain/catalogue.ts'

import type { Config } from '../config.ts'
import { escapeHtml } from '../mail/escape.ts'
import { languageOf } from './language-of.ts'
import { pageResponse } from './page.ts'

type Words = { title: string; text: string; button: string; path: '/' | '/sign-in' }
type Ending = 'confirmed' | 'over' | 'replaced' | 'unknown' | 'busy'

const WORDS: Record<Ending, Record<Language, Words>> = {
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
      text: 'Nous n’avons pas pu ouvrir ce lien maintenant.',
      button: 'Aller à l’accueil',
      path: '/',
    },
    en: {
      title: 'Try again in a moment',
      text: 'We could not open this link now.',
      button: 'Go to the home page',
      path: '/',
    },
    es: {
      title: 'Inténtelo de nuevo en un momento',
      text: 'No hemos podido abrir este enlace ahora.',
      button: 'Ir al inicio',
      path: '/',
    },
  },
}

/** Whether a person has opened the link, and not a program. */
export const wantsPage = (request: Request) =>
  request.headers.get('accept')?.includes('text/html') === true

/** What `confirm-email` answers, as a page for the person who has opened the link of the mail. */
export async function confirmPage(
  request: Request,
  response: Response,
  { publicUrl }: Pick<Config, 'publicUrl'>,
): Promise<Response> {
  const language = languageOf(request)
  const { title, text, button, path } = WORDS[await endingOf(response)][language]
  const href = new URL(path, publicUrl)
  href.searchParams.set('l', language)
  const html = `<div class="card"><p>${escapeHtml(text)}</p>
<p><a class="button" href="${escapeHtml(href.href)}">${escapeHtml(button)}</a></p></div>`
  const page = pageResponse(
    { language, title, html },
    response.status === 204 ? 404 : response.status,
  )
  const retryAfter = response.headers.get('retry-after')
  if (retryAfter) page.headers.set('retry-after', retryAfter)
  return page
}

async function endingOf(response: Response): Promise<Ending> {
  if (response.status === 200) return 'confirmed'
  if (response.status === 204 || response.status === 400) return 'unknown'
  const problem: unknown = await response.json()
  const code = typeof problem === 'object' && problem && 'code' in problem ? problem.code : ''
  if (code === 'link-replaced') return 'replaced'
  return response.status === 409 ? 'over' : 'busy'
}
