import { attempt } from '#api/kept/browser-storage.ts'
import { PAGE_LANGUAGE_COOKIE } from '#domain/service/stored-names.ts'

import { stored } from '../storage.ts'
import { readStoredUser } from '../session/stored-user.ts'

/** As long as browsers keep one, in seconds. */
const LONGEST = 400 * 86_400

/** The language that somebody has chosen here, or has an account in; null where nobody has. */
export const knownLanguage = (): string | null =>
  readStoredUser()?.language ?? stored('masar-language')

/**
 * Lets the server know in which language this browser reads, so that the next document comes in it; and
 * nothing where nobody has chosen one, and the server can tell as well.
 */
export function tellPageLanguage(): void {
  const language = knownLanguage()
  const life = language === null ? 0 : LONGEST
  const parts = [
    `${PAGE_LANGUAGE_COOKIE}=${encodeURIComponent(language ?? '')}`,
    `max-age=${life}`,
    'path=/',
    'samesite=lax',
    ...(location.protocol === 'https:' ? ['secure'] : []),
  ]
  attempt(() => {
    // oxlint-disable-next-line unicorn/no-document-cookie -- the other way is not everywhere, and waits.
    document.cookie = parts.join(';')
  })
}
