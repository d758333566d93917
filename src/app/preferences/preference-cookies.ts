import { tryOrNull } from '#api/stored/browser-storage.ts'
import { PREFERENCE_COOKIES } from '@masar/domain/service/stored-names.ts'

import { readStoredUser } from '../session/stored-user.ts'
import { storeValue, readStoredValue } from '../storage.ts'

type Preference = keyof typeof PREFERENCE_COOKIES

/** The longest lifetime that browsers accept. */
const MAX_AGE_SECONDS = 400 * 86_400

/** Returns the language chosen here or set by the account; null when there is neither. */
export const readKnownLanguage = (): string | null =>
  readStoredUser()?.language ?? readStoredValue('masar-language')

/** Stores a choice in local storage, and in a cookie with which the server renders the next page. */
export function storePreference(name: Preference, value: string): void {
  storeValue(`masar-${name}`, value)
  writeCookie(name, value, MAX_AGE_SECONDS)
}

/**
 * Copies stored choices to their cookies. If a choice is missing, its cookie is kept: only local storage may
 * have been cleared.
 */
export function writePreferenceCookies(): void {
  const language = readKnownLanguage()
  const choices = {
    language,
    currency: readStoredValue('masar-currency'),
    theme: readStoredValue('masar-theme'),
  }
  for (const name of ['language', 'currency', 'theme'] as const) {
    const value = choices[name]
    if (value !== null) writeCookie(name, value, MAX_AGE_SECONDS)
  }
}

/** Sets the cookie to the language chosen here, or deletes it. Call after sign-out. */
export function resetLanguageCookie(): void {
  const language = readKnownLanguage()
  writeCookie('language', language ?? '', language === null ? 0 : MAX_AGE_SECONDS)
}

/** Reads the unvalidated value of a cookie, or null. */
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
