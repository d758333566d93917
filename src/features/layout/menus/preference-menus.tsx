import { useLingui } from '@lingui/react/macro'
import { Globe } from 'lucide-react'
import { use } from 'react'

import { getBaseCurrency } from '@masar/domain/service/operator.ts'
import { getStartText } from '#i18n/start-texts.ts'
import { UnavailableCurrency } from '#rental/display-rate.tsx'
import { Menu } from '#ui/menu/menu.tsx'
import { usePreferences } from '#ui/menu/preferences.tsx'
import { styled } from '#ui/style/styled.ts'

import { LazyCurrencyItems, LazyLanguageItems } from './lazy-menu-items.ts'

export interface PreferenceMenusProps {
  currencies: readonly string[]
  /** Whether phones show the language code instead of the language name. */
  isShort?: boolean
}

export function PreferenceMenus({ currencies, isShort }: PreferenceMenusProps) {
  const { language, currency: chosen } = usePreferences()
  const currency = use(UnavailableCurrency) === chosen ? getBaseCurrency() : chosen
  const { t } = useLingui()
  const name = getStartText(language, 'name')
  const code = language.toUpperCase()
  // Voice control users say the text that they see, so the accessible name contains the code.
  const languageName = isShort ? `${name}, ${code}` : name

  return (
    <>
      <Menu
        label={t`Language: ${languageName}`}
        download={LazyLanguageItems.download}
        trigger={
          <>
            <Globe aria-hidden size={18} />{' '}
            {isShort ? (
              <>
                <styled.span display={{ base: 'none', md: 'inline' }}>{name}</styled.span>
                <styled.span display={{ base: 'inline', md: 'none' }}>{code}</styled.span>
              </>
            ) : (
              name
            )}
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
