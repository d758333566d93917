import { tryOrNull } from '#api/stored/browser-storage.ts'
import { PREFERENCE_COOKIES } from '@masar/domain/service/stored-names.ts'

import { readStoredUser } from '../session/stored-user.ts'
import { store, stored } from '../storage.ts'

type Preference = keyof typeof PREFERENCE_COOKIES

/** The longest lifetime that browsers accept. */
const MAX_AGE_SECONDS = 400 * 86_400

/** The language chosen here or set by the account; null when there is neither. */
export const knownLanguage = (): string | null =>
  readStoredUser()?.language ?? stored('masar-language')

/** Stores a choice in local storage, and in a cookie for the server, which renders the next page with it. */
export function storePreference(name: Preference, value: string): void {
  store(`masar-${name}`, value)
  writeCookie(name, value, MAX_AGE_SECONDS)
}

/**
 * Copies stored choices into their cookies. A missing choice keeps its cookie: local storage may have been cleared
 * separately.
 */
export function writePreferenceCookies(): void {
  const language = knownLanguage()
  const choices = { language, currency: stored('masar-currency'), theme: stored('masar-theme') }
  for (const name of ['language', 'currency', 'theme'] as const) {
    const value = choices[name]
    if (value !== null) writeCookie(name, value, MAX_AGE_SECONDS)
  }
}

/** After sign-out the cookie has the language chosen here, or is deleted. */
export function resetAccountLanguage(): void {
  const language = knownLanguage()
  writeCookie('language', language ?? '', language === null ? 0 : MAX_AGE_SECONDS)
}

/** The unvalidated value of the cookie; null when there is none. */
export const readPreferenceCookie = (name: Preference): string | null =>
  tryOrNull(() => {
    const start = `${PREFERENCE_COOKIES[name]}=`
    const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(start))
    return found === undefined ? null : decodeURIComponent(found.slice(start.length))
  })

function writeCookie(name: Preference, value: string, maxAgeSeconds: number): void {
  const parts = [
    `${PREFERENCE_COOKIES[name]}=${encodeURIComponent(value)}`,
    `max-age=${maxAgeSeconds}`,
    'path=/',
    'samesite=lax',
    ...(location.protocol === 'https:' ? ['secure'] : []),
  ]
  tryOrNull(() => {
    // oxlint-disable-next-line unicorn/no-document-cookie -- `cookieStore` is not in every supported browser.
    document.cookie = parts.join(';')
  })
}
