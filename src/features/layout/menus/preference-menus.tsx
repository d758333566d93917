import { useLingui } from '@lingui/react/macro'
import { Globe } from 'lucide-react'
import type { ReactNode } from 'react'

import { LANGUAGE_NAMES } from '#i18n/languages.ts'
import { Menu } from '#ui/menu/menu.tsx'
import { usePreferences } from '#ui/menu/preferences.tsx'

import { LazyCurrencyItems, LazyLanguageItems } from './lazy-menu-items.ts'

export interface PreferenceMenusProps {
  currencies: readonly string[]
  /** How the language is told beside the globe; its name where nothing is said. */
  languageText?: ReactNode
}

/** In what the site is read and counted: the menus of language and currency. */
export function PreferenceMenus({ currencies, languageText }: PreferenceMenusProps) {
  const { language, currency } = usePreferences()
  const { t } = useLingui()
  const languageName = LANGUAGE_NAMES[language]

  return (
    <>
      <Menu
        label={t`Language: ${languageName}`}
        download={LazyLanguageItems.download}
        trigger={
          <>
            <Globe aria-hidden size={18} /> {languageText ?? languageName}
          </>
        }
      >
        <LazyLanguageItems />
      </Menu>
      <Menu
        label={t`Currency: ${currency}`}
        trigger={currency}
        download={LazyCurrencyItems.download}
      >
        <LazyCurrencyItems currencies={currencies} />
      </Menu>
    </>
  )
}
