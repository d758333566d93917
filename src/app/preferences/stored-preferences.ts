import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react'

import { activateLanguage } from '#i18n/activate.ts'
import type { Language } from '#i18n/languages.ts'
import type { Preferences, Theme } from '#ui/menu/preferences.tsx'

import { readChosenCurrency, getDefaultCurrency } from './chosen-currency.ts'
import type { AppConfig } from '../config.ts'
import {
  clearInitialLanguage,
  findOfferedLanguage,
  readAddressLanguage,
  readInitialLanguage,
} from './first-language.ts'
import {
  resetLanguageCookie,
  storePreference,
  writePreferenceCookies,
} from './preference-cookies.ts'
import type { AppRouter } from '../router.ts'
import type { SessionChange } from '../session/running-session.ts'
import type { Session } from '../session/session.ts'
import { subscribeToStorage, storeValue, readStoredValue } from '../storage.ts'

interface PreferencesInput {
  config: AppConfig
  firstLanguage: Language
  session: Session
  router: AppRouter
}

/**
 * Returns the visitor's language, currency and theme, and functions to choose them. A choice applies to all
 * tabs.
 *
 * A chosen language is shown once its texts are loaded and, for a signed-in user, the account is updated. The
 * promise rejects if either fails. After sign-in, a language chosen here is saved to the account; without one,
 * the account's language is shown.
 */
export function useStoredPreferences(input: PreferencesInput): Preferences {
  const { config, session, router } = input
  const [language, setLanguage] = useState(input.firstLanguage)
  const { start } = router.options.context
  const [currency, setCurrency] = useState(start.currency ?? getDefaultCurrency(config))
  const [theme, setTheme] = useState(
    () => start.theme ?? (start.viewer ? 'light' : readShownTheme()),
  )

  // This browser may have choices that the document does not reflect.
  useEffect(() => {
    startTransition(() => {
      setCurrency(readChosenCurrency(config))
      setTheme(readShownTheme())
    })
  }, [config])

  /** Chosen since this page was loaded. The account's language may have been fetched before. */
  const chosenHere = useRef<Language>(undefined)

  async function show(next: Language, isChosen = false) {
    await activateLanguage(next)
    storeValue('masar-last-language', language)
    // Notifies other tabs now, before this page has loaded its data in the new language.
    if (isChosen) storePreference('language', next)
    else writePreferenceCookies()
    setLanguage(next)
    await router.invalidate()
  }

  const follow = useEffectEvent((changes: SessionChange) => {
    if (changes.type !== 'signedIn') {
      if (changes.before !== null) resetLanguageCookie()
      return
    }
    writePreferenceCookies()
    const insisted = changes.restored
      ? (chosenHere.current ?? readAddressLanguage(config) ?? readInitialLanguage())
      : findOfferedLanguage(config, readStoredValue('masar-language'))
    const own = findOfferedLanguage(config, changes.user.language)
    if (insisted) {
      if (insisted !== changes.user.language) session.saveLanguage(insisted).catch(() => undefined)
    } else if (own && own !== language) {
      show(own).catch(() => undefined)
    }
  })
  useEffect(() => session.onSessionChange(follow), [session])

  const chosen = () => {
    clearInitialLanguage()
    if (readAddressLanguage(config)) router.history.replace(stripUrlLanguage())
  }
  const showTheme = (next: Theme) => {
    // Keeps the classes that translators and extensions have added.
    document.documentElement.classList.remove('light', 'dark')
    document.documentElement.classList.add(next)
    setTheme(next)
  }
  const followTab = useEffectEvent((key: string | null, value: string | null) => {
    const next = key === 'masar-language' && findOfferedLanguage(config, value)
    if (next && next !== language) {
      session.learnLanguage(next)
      show(next).then(chosen, reportError)
    }
    if (key === 'masar-currency') setCurrency(readChosenCurrency(config))
    if (key === 'masar-theme' && (value === 'light' || value === 'dark')) showTheme(value)
    writePreferenceCookies()
  })
  useEffect(() => {
    // Choices stored by an earlier version have no cookie yet.
    writePreferenceCookies()
    return subscribeToStorage(followTab)
  }, [])

  return {
    language,
    languages: config.languages,
    currency,
    theme,
    async chooseLanguage(next) {
      clearInitialLanguage()
      chosenHere.current = next
      await session.saveLanguage(next)
      await show(next, true)
      chosen()
    },
    chooseCurrency(next) {
      storePreference('currency', next)
      setCurrency(next)
    },
    chooseTheme(next) {
      storePreference('theme', next)
      showTheme(next)
    },
  }
}

const readShownTheme = (): Theme =>
  typeof document !== 'undefined' && document.documentElement.classList.contains('dark')
    ? 'dark'
    : 'light'

/**
 * Returns the URL without its language parameter, so that it does not override the language chosen on the page.
 */
function stripUrlLanguage(): string {
  const { pathname, search, hash } = location
  const params = new URLSearchParams(search)
  params.delete('l')
  return `${pathname}${params.size > 0 ? `?${params}` : ''}${hash}`
}
