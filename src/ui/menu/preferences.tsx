import { createContext, use, type ReactNode } from 'react'

import type { Language } from '#i18n/languages.ts'

export type Theme = 'light' | 'dark'

/** The visitor's preferences, with functions that change them. The app stores them. */
export interface Preferences {
  language: Language
  /** The languages that the operator has selected, in menu order. */
  languages: readonly Language[]
  currency: string
  theme: Theme
  chooseLanguage: (language: Language) => Promise<void>
  chooseCurrency: (currency: string) => void
  chooseTheme: (theme: Theme) => void
}

const PreferencesContext = createContext<Preferences | null>(null)

export function PreferencesProvider(props: { value: Preferences; children: ReactNode }) {
  return <PreferencesContext value={props.value}>{props.children}</PreferencesContext>
}

export function usePreferences(): Preferences {
  const preferences = use(PreferencesContext)
  if (!preferences) throw new Error('usePreferences needs a PreferencesProvider above it.')
  return preferences
}
