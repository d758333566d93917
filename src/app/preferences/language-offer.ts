import { useState } from 'react'

import type { Language } from '#i18n/languages.ts'
import { useHydrated } from '#ui/lifecycle/hydration.ts'
import { usePreferences } from '#ui/menu/preferences.tsx'
import { useViewer } from '#rental/viewer.tsx'

import type { AppConfig } from '../config.ts'
import { storeValue, readStoredValue } from '../storage.ts'
import { getBrowserLanguage } from './browser-language.ts'
import { readKnownLanguage } from './preference-cookies.ts'

/** Offers the browser's preferred language if it differs from the page's, until the visitor chooses one or declines. */
export function useLanguageOffer(config: AppConfig): {
  offered: Language | null
  decline: () => void
} {
  const { language } = usePreferences()
  const { user } = useViewer()
  const isHydrated = useHydrated()
  const [atStart] = useState(() => ({ language, isChosen: readKnownLanguage() !== null }))
  const [isDeclined, setDeclined] = useState(() => readStoredValue('masar-language-offer') !== null)

  function decline() {
    storeValue('masar-language-offer', 'declined')
    setDeclined(true)
  }

  const isChosen = atStart.isChosen || language !== atStart.language
  const isOpen = isHydrated && !isChosen && !isDeclined && user === null
  const preferred = isOpen ? getBrowserLanguage(config) : undefined
  return { offered: preferred && preferred !== language ? preferred : null, decline }
}
